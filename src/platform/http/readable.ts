/**
 * What `read` makes of the rows of an answer. When there are rows and none of them can be read, that is a failure as
 * any other: shown as an empty list, it would state what is not known.
 * @throws an AppError that names the path.
 */
export function readable<Row, Read>(
  path: string,
  rows: readonly Row[],
  read: (rows: readonly Row[]) => Read[],
): Read[] {
  const found = read(rows);
  if (rows.length > 0 && found.length === 0)
    throw { kind: 'unexpected', message: `${path}: no row can be read` };
  return found;
}
