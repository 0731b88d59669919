export const uuid = (): string =>
  crypto.randomUUID?.() ??
  // Without TLS browsers keep randomUUID back; a room in the living room has no TLS.
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (sign) =>
    (Number(sign) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(sign) / 4)))).toString(16),
  );
