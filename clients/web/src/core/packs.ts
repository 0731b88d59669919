// People's own card sets: brought in pieces that the server takes, and taken away as a zip.
import { create, fromBinary, toBinary, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { endStreamFromJson } from "@connectrpc/connect/protocol-connect";
import { CatalogueService, ImportedFileSchema, ImportPackRequestSchema, ImportPackResponseSchema, type CardSet, type ImportedFile, type ImportPackResponse, type ImportPackStartSchema } from "../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogueStreams } from "./catalogue";
import { speech } from "./i18n";
import { me } from "./account";
import { passing } from "./refusal";
import { BASE } from "./router";
import { uuid } from "./uuid";

const UPLOAD = 18_000_000; // bytes of files; the server takes 20 MB an upload
const CHUNK = 128 * 1024; // bytes a message
const TRIES = 3;
const MANIFEST = "manifest.json";

export type About = Omit<MessageInitShape<typeof ImportPackStartSchema>, "requestId" | "$typeName">;

export interface Brought {
  /** None if no file was kept. */
  set: CardSet | undefined;
  files: ImportedFile[];
}

export const pathOf = (file: File): string => file.webkitRelativePath || file.name;

/**
 * Makes a set of files, or adds them to `about.cardSet`: in several uploads if there are many, each of which counts once.
 * `tell` hears which part of the bytes is sent, 0 to 1. Throws ConnectError.
 */
export async function bring(files: readonly File[], about: About, tell: (part: number) => void): Promise<Brought> {
  const brought: Brought = { set: undefined, files: [] };
  const loads = inLoads(files, brought.files);
  const whole = loads.flat().reduce((sum, { size }) => sum + size, 0) || 1;
  let before = 0;
  for (const load of loads) {
    const start = { ...about, cardSet: about.cardSet || brought.set?.name || "", requestId: uuid() };
    const answer = await insist(await body(load, start), (sent) => tell(Math.min(1, (before + sent) / whole)));
    before += load.reduce((sum, { size }) => sum + size, 0);
    brought.set = answer.cardSet ?? brought.set;
    brought.files.push(...answer.files);
  }
  return brought;
}

/** Files by what fits into one upload, each with the manifest; those that never fit are refused here. */
function inLoads(files: readonly File[], refused: ImportedFile[]): File[][] {
  const sorted = [...files].filter(({ name }) => !name.startsWith(".")).sort((a, b) => pathOf(a).localeCompare(pathOf(b), "en", { numeric: true }));
  const manifests = sorted.filter(({ name, size }) => name === MANIFEST && size < UPLOAD / 4);
  const carried = manifests.reduce((sum, { size }) => sum + size, 0);
  const loads: File[][] = [];
  let room = 0;
  for (const file of sorted.filter((one) => !manifests.includes(one))) {
    if (file.size > UPLOAD - carried) {
      refused.push(create(ImportedFileSchema, { path: pathOf(file), reason: "PACK_TOO_LARGE" }));
      continue;
    }
    if (file.size > room || !loads.length) {
      loads.push([...manifests]);
      room = UPLOAD - carried;
    }
    loads.at(-1)!.push(file);
    room -= file.size;
  }
  return loads;
}

/** A message as Connect streams it: flags, length, bytes. */
function enveloped(part: MessageInitShape<typeof ImportPackRequestSchema>["part"]): BlobPart[] {
  const message = toBinary(ImportPackRequestSchema, create(ImportPackRequestSchema, { part }));
  const head = new Uint8Array(5);
  new DataView(head.buffer).setUint32(1, message.length);
  return [head, message as Uint8Array<ArrayBuffer>];
}

async function body(files: readonly File[], start: MessageInitShape<typeof ImportPackStartSchema>): Promise<Blob> {
  const parts = enveloped({ case: "start", value: start });
  for (const file of files) {
    parts.push(...enveloped({ case: "file", value: { path: pathOf(file) } }));
    for (let at = 0; at < file.size; at += CHUNK)
      parts.push(...enveloped({ case: "chunk", value: new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer()) }));
  }
  return new Blob(parts);
}

/** Sends until it is answered; the request_id makes it count once. */
async function insist(load: Blob, tell: (sent: number) => void): Promise<ImportPackResponse> {
  for (let tries = 1; ; tries++) {
    try {
      return await post(load, tell);
    } catch (error) {
      if (tries === TRIES || !(error instanceof ConnectError) || !passing(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * 1500));
    }
  }
}

/** By XMLHttpRequest, since fetch neither streams a body everywhere nor says how much of it is sent. */
function post(load: Blob, tell: (sent: number) => void): Promise<ImportPackResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${BASE}${CatalogueService.typeName}/${CatalogueService.method.importPack.name}`);
    request.responseType = "arraybuffer";
    request.setRequestHeader("content-type", "application/connect+proto");
    request.setRequestHeader("connect-protocol-version", "1");
    request.setRequestHeader("authorization", `Bearer ${me()?.token ?? ""}`);
    request.upload.onprogress = ({ loaded }) => tell(loaded);
    request.onerror = request.ontimeout = () => reject(new ConnectError("the upload broke off", Code.Unavailable));
    request.onload = () => {
      try {
        resolve(answered(new Uint8Array(request.response as ArrayBuffer), request.status));
      } catch (error) {
        reject(error as Error);
      }
    };
    request.send(load);
  });
}

function answered(bytes: Uint8Array, status: number): ImportPackResponse {
  let answer: ImportPackResponse | undefined;
  for (let at = 0; status === 200 && at + 5 <= bytes.length; ) {
    const size = new DataView(bytes.buffer, bytes.byteOffset + at + 1).getUint32(0);
    const message = bytes.subarray(at + 5, at + 5 + size);
    if (bytes[at]! & 2) {
      const { error } = endStreamFromJson(message);
      if (error) throw error;
    } else answer = fromBinary(ImportPackResponseSchema, message);
    at += 5 + size;
  }
  if (!answer) throw new ConnectError(`the upload was not answered (${status})`, status === 413 ? Code.InvalidArgument : Code.Unavailable);
  return answer;
}

/** Saves a set as a zip that can be brought again. */
export async function takeAway(set: CardSet): Promise<void> {
  const parts: BlobPart[] = [];
  let name = "";
  for await (const piece of catalogueStreams.exportPack({ name: set.name, language: speech.language })) {
    name ||= piece.fileName;
    parts.push(piece.chunk as Uint8Array<ArrayBuffer>);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "application/zip" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
