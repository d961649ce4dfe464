/** `chunk-Ab12.js:1:234` of a line of a stack. Only lines that are frames are read: the message stands before them. */
const FRAME = /^(?:\s+at |[^\n]*@).*?([\w.-]+\.m?[jt]sx?)(?:\?[^:\n]*)?(:\d+:\d+)/m;

const kindOf = (thrown: object): string | undefined => {
  const { kind, status } = thrown as { kind?: unknown; status?: unknown };
  if (typeof kind !== 'string' || !/^[a-z]+$/i.test(kind)) return undefined;
  return typeof status === 'number' ? `${kind} ${status}` : kind;
};

/**
 * What the log may say of anything that was thrown: the kind and status of a failed call, or the name of an error, its
 * code and the first place of its stack ('SyntaxError client-Ab12.js:1:234'). Never its message: `JSON.parse`, yup and others quote the
 * value that they refuse, and that is somebody's record.
 */
export function faultOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  if (!(thrown instanceof Error)) return kindOf(thrown) ?? 'object';
  const { code } = thrown as { code?: unknown };
  const known = typeof code === 'string' && /^[\w/-]{1,48}$/.test(code) ? ` ${code}` : '';
  const frames = (thrown.stack ?? '').replace(String(thrown), '');
  const [, file, place] = FRAME.exec(frames) ?? [];
  return `${thrown.name}${known}${file === undefined ? '' : ` ${file}${place}`}`;
}
