interface Removed<Row> {
  readonly done: readonly Row[];
  /** What is still there, and why. */
  readonly kept: readonly { readonly row: Row; readonly thrown: unknown }[];
}

/** Removes one after the other; a failure keeps none of the others from being tried. Never rejects. */
export async function removeEach<Row>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<unknown>,
): Promise<Removed<Row>> {
  const done: Row[] = [];
  const kept: { row: Row; thrown: unknown }[] = [];
  for (const row of rows) {
    try {
      await remove(row);
      done.push(row);
    } catch (thrown) {
      kept.push({ row, thrown });
    }
  }
  return { done, kept };
}
