import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);

/** The content of files that the server does not have yet, as text that a browser's store can hold. */
export const contentsOf = (files: readonly AttachedFile[]): Promise<(string | null)[]> =>
  Promise.all(
    files.map(({ id, file }) => (id === undefined && file ? toBase64(file) : Promise.resolve(null))),
  );

/** The files again, from their names and contents. */
export const filesOf = (
  files: readonly AttachedFile[],
  contents: readonly (string | null)[],
): readonly AttachedFile[] =>
  files.map((one, at) => {
    const content = contents[at] ?? null;
    return content === null ? one : { ...one, file: new File([bytesOf(content)], one.name) };
  });
