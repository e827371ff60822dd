/**
 * The same bytes in memory of their own. What zlib and the file system hand out is often a piece of something larger, a
 * pool of 64 kB or a whole file, which would be held for as long as the piece is.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}
