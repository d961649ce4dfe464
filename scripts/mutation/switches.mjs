/**
 * A file with all its changes in it at once, each behind a switch: `changed(7) ? a !== b : a === b`. So all changes are
 * compiled once, and a run without one says which tests reach it.
 * @param mutants changes of this file, each with its id; `host` is the expression that the switch takes the place of
 */
export function withSwitches(code, mutants) {
  const hosts = new Map();
  for (const mutant of mutants) {
    const key = mutant.host.join();
    hosts.set(key, [...(hosts.get(key) ?? []), mutant]);
  }
  const outerFirst = [...hosts.values()].sort(
    ([{ host: one }], [{ host: other }]) => one[0] - other[0] || other[1] - one[1],
  );
  return piece(0, code.length, outerFirst);

  function piece(start, end, inside) {
    let text = '';
    let at = start;
    for (const [index, group] of inside.entries()) {
      const [from, to] = group[0].host;
      if (from < at) continue;
      const within = inside.slice(index + 1).filter(([{ host }]) => host[0] >= from && host[1] <= to);
      text += code.slice(at, from) + switched(group, piece(from, to, within));
      at = to;
    }
    return text + code.slice(at, end);
  }

  function switched(group, original) {
    const choices = group.map(({ id, changed }) => `globalThis.__changed?.(${id}) ? (${changed}) : `);
    return `(${choices.join('')}(${original}))`;
  }
}
