import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '../../build/appFolder.mjs';
import { chunkPlan } from '../../build/chunkPlan.mjs';
import { filesUnder } from '../files.mjs';
import { root } from '../tool.mjs';

/** Smaller ones cannot pass the limit for a single chunk, even uncompressed. */
const WORTH_A_LOOK = 170_000;

/** The scripts and styles fetched for /login-v2 until its e-mail field takes typing. */
export function signInFiles(dist = join(root, appFolder())) {
  const page = join(dist, 'index.html');
  if (!existsSync(page))
    throw new Error(`There is no ${appFolder()}/ to measure: run \`npm run build\` first.`);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const files = new Set([
    ...namedBy(readFileSync(page, 'utf8')),
    ...chunkPlan.signIn.flatMap((id) => filesOf(manifest, id)),
  ]);
  return [...files].map((file) => join(dist, file));
}

/** The scripts and styles fetched for /inicio, signed in, until its shortcuts can be followed. */
export function homeFiles(dist = join(root, appFolder())) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const preloaded = html.match(/<meta name="inside" content="([^"]+)"/)?.[1];
  if (!preloaded) throw new Error('The page does not name what the home page needs.');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const named = new Set(preloaded.split(' ').map((file) => file.replace(/^\//, '')));
  // What a named file imports is waited for as well.
  const files = Object.keys(manifest)
    .filter((id) => named.has(manifest[id].file))
    .flatMap((id) => filesOf(manifest, id))
    .map((file) => join(dist, file));
  return [...new Set([...signInFiles(dist), ...files])];
}

/** The reader of PDFs, which works beside the page: fetched with the first PDF, and only then. */
export function pdfReaderFiles(dist = join(root, appFolder())) {
  return filesUnder(join(dist, 'assets')).filter((path) => /[\\/]readerWorker-[^\\/]+\.js$/.test(path));
}

/** What every page with a list has, or every page of finance: a report brings nothing of it anew. */
const COMMON = /^assets\/(?:forms|lists|shared|cards|finance-parts)-/;
const REPORT = /^src\/modules\/finance\/reports\/[^/]+\.ts$/;

/** What the heaviest of the reports brings beyond the home page and the parts common to pages: engine, sheet, itself. */
export function reportFiles(dist = join(root, appFolder())) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const there = new Set(homeFiles(dist));
  const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  const reports = Object.keys(manifest)
    .filter((id) => REPORT.test(id) && manifest[id].isDynamicEntry)
    .map((id) => filesOf(manifest, id).filter((file) => !COMMON.test(file)))
    .map((files) => files.map((file) => join(dist, file)).filter((file) => !there.has(file)))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!reports[0]) throw new Error('There is no report to measure.');
  return reports[0];
}

/** Every other chunk that could pass the limit for one chunk. */
export function otherLargeChunks(dist = join(root, appFolder())) {
  const counted = new Set(
    [...signInFiles(dist), ...pdfReaderFiles(dist)].map((path) => path.replaceAll('\\', '/')),
  );
  return filesUnder(join(dist, 'assets')).filter(
    (path) => path.endsWith('.js') && !counted.has(path) && statSync(path).size > WORTH_A_LOOK,
  );
}

/** Scripts, preloaded modules and style sheets of a page. */
export function namedBy(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="(?:modulepreload|stylesheet)"/.test(tag))
    .flatMap((tag) => tag.match(/(?:src|href)="\/?([^"]+)"/)?.[1] ?? []);
}

/** The file of one entry of the manifest, with the style sheets and chunks it imports. */
export function filesOf(manifest, id, seen = new Set()) {
  const entry = manifest[id];
  if (!entry || seen.has(id)) return [];
  seen.add(id);
  return [
    entry.file,
    ...(entry.css ?? []),
    ...(entry.imports ?? []).flatMap((next) => filesOf(manifest, next, seen)),
  ];
}
