import { gzipSync } from 'node:zlib';
import { rowsShown, timed, watchChanges } from './changeWatch.mjs';
import { buildPart, median, openPart, partHtml } from './partPage.mjs';
import { servedFromMemory } from './servedFromMemory.mjs';
import { medians } from './slowPage.mjs';
import { usableMail } from './usableMail.mjs';

/** What script and style of the sign-in may weigh on the line. */
export const SIGN_IN_KILOBYTES = 215;

/**
 * What the machine, the browser and the libraries cost by themselves, in milliseconds. Measured beside what is compared
 * with them, so that a machine that does something else too slows both.
 */
export const floors = {
  loop,
  frame,
  page,
  grid,
  lookups100: (place) => lookups(place, 100),
  lookups400: (place) => lookups(place, 400),
};

/** A fixed piece of work without any library; 100 ms on the machine for which the limits were set. */
async function loop({ browser }) {
  const page = await browser.newPage();
  const { took } = await medians(9, () => page.evaluate(work));
  await page.close();
  return took;
}

/** Runs in the page: strings, objects and sorting, as in what an application does, and always the same. */
function work() {
  const begun = performance.now();
  let seed = 1;
  let sum = 0;
  for (let turn = 0; turn < 28; turn += 1) {
    const rows = Array.from({ length: 6000 }, (_, id) => {
      seed = (seed * 16807) % 2147483647;
      return { id, name: `linha ${seed % 9973}`, area: seed % 1000 };
    });
    rows.sort((a, b) => (a.name < b.name ? -1 : 1));
    sum += new Map(rows.map((row) => [row.name, row.area])).size;
  }
  return { took: performance.now() - begun, sum };
}

/** The least that a map of 1,000,000 cells needs: for each cell and point a look-up, a product and a sum, in one thread. */
async function lookups({ browser }, points) {
  const page = await browser.newPage();
  const { took } = await medians(5, () => page.evaluate(lookUp, points));
  await page.close();
  return took;
}

/** Runs in the page. */
function lookUp(points) {
  const MASK = 4095;
  const table = Float64Array.from({ length: MASK + 1 }, (_, at) => Math.exp(-at / 500));
  const weights = Float64Array.from({ length: points }, (_, at) => Math.sin(at));
  const cells = new Float32Array(1_000_000);
  const begun = performance.now();
  for (let cell = 0; cell < cells.length; cell += 1) {
    let sum = 0;
    for (let point = 0; point < weights.length; point += 1)
      sum += weights[point] * table[(cell + point * 37) & MASK];
    cells[cell] = sum;
  }
  return { took: performance.now() - begun };
}

/** The mean frame of a page that does nothing: 16.7 ms where nothing else is going on. */
async function frame({ browser }) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const { mean } = await medians(3, () => page.evaluate(idleFrames));
  await page.close();
  return mean;
}

/** Runs in the page. */
function idleFrames() {
  const FRAMES = 60;
  return new Promise((done) => {
    let count = -1;
    let begun = 0;
    const next = (now) => {
      count += 1;
      if (count === 0) begun = now;
      if (count === FRAMES) done({ mean: (now - begun) / FRAMES });
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const signInForm = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

function Form() {
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <Box component="form" sx={{ p: 3, maxWidth: 400 }}>
        <Typography component="h1" variant="h5">Entrar</Typography>
        <TextField label="E-mail" fullWidth margin="normal" value={mail} onChange={(event) => setMail(event.target.value)} />
        <TextField label="Senha" type="password" fullWidth margin="normal" value={password} onChange={(event) => setPassword(event.target.value)} />
        <FormControlLabel control={<Checkbox />} label="Manter conectado" />
        <Button type="submit" variant="contained" fullWidth>Entrar</Button>
      </Box>
    </ThemeProvider>
  );
}
createRoot(document.getElementById('root')).render(<Form />);
`;

/**
 * A sign-in form of React and MUI alone that weighs what the sign-in may weigh, on the same slow machine and line: the time
 * until its field takes typing. Bytes have a limit of their own: on a fast machine a lighter page would compare lines alone.
 */
async function page({ browser }) {
  const files = new Map([...(await buildPart(signInForm))].map(([name, code]) => [name, weighted(code)]));
  return servedFromMemory(partHtml, files, async (address) => {
    const { usable } = await medians(5, () => usableMail(browser, address));
    return usable;
  });
}

/** The code after a comment that no compression shrinks, so that both are SIGN_IN_KILOBYTES on the line. */
function weighted(code) {
  const missing = SIGN_IN_KILOBYTES * 1000 - gzipSync(code).length;
  if (missing <= 0) throw new Error(`The page of the libraries alone is over ${SIGN_IN_KILOBYTES} kB.`);
  const bytes = new Uint8Array(missing);
  let seed = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 16807) % 2147483647;
    bytes[at] = seed >> 8;
  }
  return `/*${Buffer.from(bytes).toString('base64')}*/\n${code}`;
}

const bareGrid = `
import { createRoot } from 'react-dom/client';
import { DataGrid } from '@mui/x-data-grid';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const fields = Array.from({ length: 12 }, (_, at) => 'column' + at);
const columns = fields.map((field) => ({ field, width: 140 }));
const rows = Array.from({ length: 10000 }, (_, id) => ({
  id,
  ...Object.fromEntries(fields.map((field, at) => [field, 'linha ' + ((id * (at + 7919)) % 9973)])),
}));
createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={createTheme()}>
    <div style={{ height: 700 }}>
      <DataGrid rows={rows} columns={columns} initialState={{ pagination: { paginationModel: { pageSize: 100 } } }} />
    </div>
  </ThemeProvider>,
);
`;

/** A grid of MUI X alone, with as many rows in as large a window: key on a head to the sorted rows painted. */
async function grid({ browser }) {
  const opened = await openPart(browser, await buildPart(bareGrid));
  const head = opened.getByRole('columnheader', { name: 'column1', exact: true });
  await head.waitFor();
  await watchChanges(opened, 'keydown', rowsShown);
  await head.focus();
  const sorts = [];
  for (let turn = 0; turn < 8; turn += 1)
    sorts.push(await timed(opened, () => opened.keyboard.press('Enter')));
  await opened.close();
  return median(sorts.slice(1));
}
