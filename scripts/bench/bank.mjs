import { loadSource } from '../loadSource.mjs';
import { medians } from './lib/slowPage.mjs';

export const title =
  "A bank's file read, compared and matched: pure rules at 1,000, 10,000 and 100,000 lines; its preview; median of 3";

const SIZES = [1000, 10_000, 100_000];
const TURNS = 3;
const DAY_MS = 86_400_000;
const DAYS = 360;
const BANK = 'src/modules/finance/bank/rules';

const dayOf = (at) => new Date(Date.UTC(2025, 0, 1) + (at % DAYS) * DAY_MS).toISOString().slice(0, 10);
const centsOf = (at) => -(10_000 + at * 7);
const memoOf = (at) => (at % 3 === 0 ? 'PAGTO COOPERATIVA AGRARIA' : 'PIX ENVIADO');

function ofxText(count) {
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dayOf(at).replaceAll('-', '')}120000[-3:BRT]<TRNAMT>${(centsOf(at) / 100).toFixed(2)}<FITID>${at}<MEMO>${memoOf(at)}</STMTTRN>`,
  );
  return `OFXHEADER:100\nVERSION:102\n\n<OFX><STMTRS><BANKTRANLIST>\n${lines.join('\n')}\n</BANKTRANLIST></STMTRS></OFX>`;
}

const linesToMatch = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    version: 1,
    day: dayOf(at),
    cents: centsOf(at),
    memo: memoOf(at),
    payee: '',
    number: '',
    match: null,
  }));

/** A fifth of the lines: every fifth amount is owed to somebody. */
const titlesToMatch = (count) =>
  Array.from({ length: count / 5 }, (_, at) => ({
    id: at,
    documentId: at,
    movement: 'EXPENSE',
    partnerId: at % 900,
    partner: 'COOPERATIVA AGRARIA ENTRE RIOS',
    partnerDocument: '77890846000179',
    document: String(44_000 + at),
    number: String(44_000 + at),
    dueDate: dayOf(at),
    open: -centsOf(at),
    writeOffs: [],
    penaltyRate: null,
    interestRate: null,
  }));

function median(work) {
  const took = Array.from({ length: TURNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return took.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)];
}

const PREVIEWED = 10_000;
const PAGE = '/extrato-bancario/importacao-ofx?conta=1';

/** Signs in and opens the import of a bank's files, as somebody at work would. */
async function openImport(browser, address) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(watchPreview);
  await page.goto(`${address}${PAGE}`);
  await page.getByLabel('Arquivos OFX').waitFor({ state: 'attached' });
  return page;
}

/** A file chosen until its first rows are painted: reading, comparing with the statement at the server, drawing. */
async function previewOnce(browser, address) {
  const page = await openImport(browser, address);
  const file = {
    name: 'extrato.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(ofxText(PREVIEWED)),
  };
  await page.getByLabel('Arquivos OFX').setInputFiles(file);
  await page.getByRole('table', { name: /extrato\.ofx/ }).waitFor();
  await page.waitForFunction(() => globalThis.preview !== undefined);
  const found = await page.evaluate(() => globalThis.preview);
  // Proof that it is the whole file: each of its lines would be imported.
  await page.getByRole('button', { name: /^Importar 10\.000 linhas$/ }).waitFor();
  await page.context().close();
  return found;
}

/** Runs in the page before anything else: from the change of the file field to the first painted rows. */
function watchPreview() {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const look = (begun) => {
    if (!document.querySelector('table[aria-label^="extrato.ofx"] tbody tr'))
      return void requestAnimationFrame(() => look(begun));
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      const shown = performance.now() - begun;
      // A task is reported only once it has ended.
      setTimeout(() => {
        const durations = tasks.filter(({ startTime }) => startTime >= begun).map(({ duration }) => duration);
        globalThis.preview = { shown, longest: Math.max(0, ...durations) };
      }, 200);
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  addEventListener('change', ({ target }) => target.type === 'file' && look(performance.now()), true);
}

/** Limits are those of the requirement, computed in the work that takes 100 ms on the machine they were set for. */
export async function measure({ browser, address }) {
  const { readOfx } = await loadSource(`${BANK}/ofx/readOfx.ts`);
  const { judgeParts } = await loadSource(`${BANK}/import/importVerdicts.ts`);
  const { matchLines } = await loadSource('src/modules/finance/reconciliation/rules/matchLines.ts');
  const works = {
    read: (count) => {
      const text = ofxText(count);
      return () => readOfx(text);
    },
    'compared with as many': (count) => {
      const [{ lines }] = readOfx(ofxText(count)).accounts;
      const stored = lines.map(({ day, cents, fitId, memo }) => ({ day, cents, fitId, memo }));
      return () => judgeParts([lines], stored, '2026-12-31');
    },
    'matched against a fifth': (count) => {
      const input = { lines: linesToMatch(count), titles: titlesToMatch(count), records: [] };
      return () => matchLines(input);
    },
  };
  const most = { read: 5, 'compared with as many': 10, 'matched against a fifth': 10 };
  const preview = await medians(TURNS, () => previewOnce(browser, address));
  const rules = Object.entries(works).flatMap(([name, prepare]) => {
    const found = SIZES.map((count) => median(prepare(count)));
    const [, less, whole] = found;
    return [
      ...found.map((value, at) => ({
        name: `${SIZES[at].toLocaleString('en')} lines ${name}`,
        value,
        unit: 'ms',
        ...(at === SIZES.length - 1 && { limit: { times: most[name], of: 'loop' } }),
      })),
      // Ten times the lines take ten times as long, and what memory adds.
      { name: `${name}: 100,000 lines as against 10,000`, value: whole / less, unit: '', limit: 20 },
    ];
  });
  return [
    ...rules,
    {
      name: 'preview of 10,000 lines: file chosen to painted rows',
      value: preview.shown,
      unit: 'ms',
      limit: { times: 10, of: 'loop' },
    },
    { name: 'preview of 10,000 lines: longest time the page is held', value: preview.longest, unit: 'ms' },
  ];
}
