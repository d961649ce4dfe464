/** The rooms whose tests are tried, and the files of each. */
export const ROOMS = {
  rules: /^src\/.*\/rules\/.*\.ts$/,
  platform: /^src\/platform\//,
  domain: /^src\/domain\//,
  families: /^src\/families\//,
  demo: /^mocks\/handlers\//,
  screens: /^src\/(?:modules|shell)\/.*\.tsx$/,
};

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts|\/(?:testing|gallery)\//.test(file);

/** The room that a file belongs to: the first that takes it. */
export const roomOf = (file) =>
  isSource(file) ? (Object.entries(ROOMS).find(([, files]) => files.test(file))?.[0] ?? null) : null;

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A sample of the changes, room by room in turn, files before changes: a long file is not drawn more often. */
export function sampleOfRooms(mutants, rooms, count, seed) {
  const random = seeded(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const byRoom = rooms.map((room) => Object.values(byFile(mutants.filter((one) => one.room === room))));
  const chosen = new Set();
  for (let turn = 0; chosen.size < count && turn < count * 20; turn++)
    chosen.add(pick(pick(byRoom[turn % rooms.length])));
  return [...chosen];
}

/** Changes by the file they are in. */
export function byFile(mutants) {
  const files = {};
  for (const mutant of mutants) (files[mutant.file] ??= []).push(mutant);
  return files;
}
