/** The last bytes of a whole document hold its end mark; some writers put a little behind it. */
const TAIL_BYTES = 65_536;

/** True for a PDF that stops before its end, as a broken transfer leaves it. */
export async function isPdfCut(file: Blob): Promise<boolean> {
  const tail = await file.slice(Math.max(0, file.size - TAIL_BYTES)).arrayBuffer();
  const text = new TextDecoder('latin1').decode(tail);
  return !text.includes('%%EOF') && !text.includes('startxref');
}
