/** A seed that is a data file, with its type: TypeScript sees of such a file only that it has texts and numbers. */
export function dataOf<T>(file: unknown): T {
  return file as T;
}
