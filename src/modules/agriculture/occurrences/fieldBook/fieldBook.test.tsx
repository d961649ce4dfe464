import { screen, waitFor, within } from '@testing-library/react';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, vi } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { agricultureRoutes } from '../../agricultureRoutes';
import { Component as OccurrencesPage } from '../../pages/OccurrencesPage';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

async function wordsOf(file: Blob): Promise<string> {
  const data = new Uint8Array(await file.arrayBuffer());
  const read = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  const words: string[] = [];
  for (let at = 1; at <= read.numPages; at += 1) {
    const { items } = await (await read.getPage(at)).getTextContent();
    for (const item of items) if ('str' in item) words.push(item.str);
  }
  return words.join(' ');
}

test('the field book of a plot is a PDF of what was done there, with the grace of what was sprayed', async () => {
  const plot = demo.world.plots.find(
    ({ customerId, active, costCenterId }) =>
      customerId === 1 && active && demo.world.costCenters.need(costCenterId).aviary === null,
  );
  const urlOf = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:book');
  const { user } = openSignedIn({
    routes: [{ path: '/agricultura/ocorrencia/:id?', element: <OccurrencesPage /> }],
    at: `/agricultura/ocorrencia?caderno=1&talhao=${plot?.id ?? 0}`,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Caderno de campo' }, { timeout: 10_000 });
  // What was done there in all years; what is only planned is no part of it.
  const done = demo.world.occurrence.fieldOccurrences.filter(
    ({ happenedAt, plotIds }) => happenedAt !== null && plotIds.includes(plot?.id ?? 0),
  );
  expect(await within(dialog).findByText(new RegExp(`^${done.length} ocorrências\\.`))).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(urlOf).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  const file = urlOf.mock.calls[0]?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was made.');
  const words = await wordsOf(file);
  expect(words).toContain('Caderno de campo');
  expect(words).toContain(formatDate(addDays(today(), 44)));
  // A dose names its unit.
  expect(words).toMatch(/300 kg(?!\/)/);
  expect(words).not.toContain('TRIAZOL');
  urlOf.mockRestore();
  // The libraries of PDF are loaded and read here.
}, 60_000);
