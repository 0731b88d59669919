// A part of a catalogue, as `words.ts` beside the configuration of the build gives it.
declare module "*.json?door" {
  const words: Record<string, string | { one: string; other: string }>;
  export default words;
}
declare module "*.json?table" {
  const words: Record<string, string | { one: string; other: string }>;
  export default words;
}
