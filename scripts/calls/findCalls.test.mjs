// @vitest-environment node
import { expect, it } from 'vitest';
import { controllers, findCalls } from './findCalls.mjs';

const read = (code) =>
  findCalls('x.ts', code).map(({ method, path, documented, line }) => [method, path, documented, line]);

it('reads method, path and line of each call', () => {
  const code = `export const a = () => http.get('/User/GetLoggedUser', { quiet: true });
    export const b = (id) => http.post<Answer | null>(
      \`/Community/Edit?id=\${id}\`, {});
    export const c = () => http.list<Row[]>("/City/Get");`;
  expect(read(code)).toEqual([
    ['GET', '/User/GetLoggedUser', true, 1],
    ['POST', '/Community/Edit?id={}', true, 2],
    ['GET', '/City/Get', true, 4],
  ]);
});

it('tells assumed paths from documented ones', () => {
  expect(read("http.delete(assumed('/Community/Delete'))")).toEqual([
    ['DELETE', '/Community/Delete', false, 1],
  ]);
});

it('follows a path that stands elsewhere in the file, and skips comments', () => {
  const code = `const list = (path) => http.list(path);
    const names = http.get('/State/Names'); // http.get('/Old/Call')
    export const lists = { states: list(assumed('/State/ForSelect')), cities: list('/City/ForSelect') };`;
  expect(read(code)).toEqual([
    ['GET', '/State/Names', true, 2],
    ['GET', '/State/ForSelect', false, 3],
    ['GET', '/City/ForSelect', true, 3],
  ]);
});

it('shows a call whose path stands nowhere', () => {
  expect(read('http.put(path, body)')).toEqual([['PUT', '?', true, 1]]);
});

it('names each controller once', () => {
  const calls = ['/login/signIn', '/Login/LogoutReact', '/Community/GetGridData', '?'].map((path) => ({
    path,
  }));
  expect(controllers(calls)).toEqual(['Community', 'Login']);
});

it('counts the calls of a register by its controller', () => {
  const code = `const calls = registerCalls<Row, Row, Values>('Ncm', { row, without: ['remove', 'create'] });`;
  expect(read(code).map(([method, path, documented]) => [method, path, documented])).toEqual([
    ['GET', '/Ncm/GetGridData', false],
    ['GET', '/Ncm/GetById', false],
    ['PUT', '/Ncm/Edit', false],
    ['POST', '/Ncm/ActivateInactivate', false],
    ['GET', '/Ncm/GetDependents', false],
  ]);
  expect(read("registerCalls<A, B, C>('Unit')")).toHaveLength(7);
});

it('counts the calls of the occurrences of a world', () => {
  const found = read("const fish = occurrenceCalls('PiscicultureOccurrence', FishLotWire);");
  expect(found).toHaveLength(6);
  expect(found.map(([, path]) => path)).toContain('/PiscicultureOccurrence/GetLotsForSelect');
});
