import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import pt from '@locales/pt-BR/lotOccurrences.json';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { OccurrencePage } from '@/families/occurrence/OccurrencePage';
import type { OccurrencePageProps } from '@/families/occurrence/occurrencePage';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSubject,
} from '@/families/occurrence/occurrenceTypes';
import { addDays, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { EXAMPLES } from './testing/examples';
import { OCCURRENCES } from './occurrences';

startDemo({ namespaces: ['lotOccurrences', 'occurrence', 'common', 'forms', 'grid', 'ui'] });

const PATH = '/ocorrencia';
/** A whole form, filled and sent several times, beside other tests. */
const LONG = 40_000;
const READY = { status: 'ready', error: null, onRetry: () => undefined } as const;
const BLOCKED = 'O lote está bloqueado.';
/** Each type meets one of them in turn: what a form does of a refusal is the family's. */
const REFUSALS = [{ kind: 'server', status: 500 }, { kind: 'forbidden' }, { kind: 'offline' }] as const;

const worldOf = ({ where }: OccurrenceDescriptor) => (where.includes('poultry') ? 'poultry' : 'fish');
const subject = (id: number, world: string, lockedReason: string | null): OccurrenceSubject => ({
  id,
  name: `LOTE ${id}`,
  world,
  startDate: addDays(today(), -30),
  endDate: null,
  awaiting: false,
  lockedReason,
  share: id,
  figures: { alive: 20_000, automatic: 0 },
});
const recordOf = (
  descriptor: OccurrenceDescriptor,
  document: OccurrenceRecord['document'],
): OccurrenceRecord => ({
  id: 7,
  type: descriptor.slug,
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: nowHere(),
  observation: 'CONFERIDO',
  files: [],
  depletion: [],
  document,
  userName: 'ANA',
  version: 1,
  values: { ...descriptor.emptyValues, ...EXAMPLES[descriptor.slug] },
});

interface Options {
  readonly at: string;
  readonly locked?: string;
  readonly document?: OccurrenceRecord['document'];
  readonly save?: OccurrencePageProps['save'];
  readonly remove?: OccurrencePageProps['remove'];
}

/** The page of one type alone, whose calls the test answers. */
function open(descriptor: OccurrenceDescriptor, { at, locked, document, save, remove }: Options) {
  const record = recordOf(descriptor, document ?? null);
  const world = worldOf(descriptor);
  const page = (
    <OccurrencePage
      namespace="lotOccurrences"
      title="Ocorrências"
      subtitle=""
      base={PATH}
      subjectParam="lote"
      subjectLabel="Lote"
      exportName="ocorrencias"
      words={{ empty: pt.empty, choose: pt.choose, chooseText: pt.chooseText }}
      descriptors={[descriptor]}
      subjects={[subject(1, world, locked ?? null), subject(2, world, null)]}
      subjectsState={READY}
      records={[record]}
      recordsState={READY}
      opened={record}
      openedState={READY}
      sources={{}}
      mayUse={() => true}
      save={save ?? (() => Promise.resolve({ id: 8 }))}
      remove={remove ?? (() => Promise.resolve())}
      stale={[]}
    />
  );
  return openSignedIn({
    routes: [
      { path: `${PATH}/:id?`, element: page },
      { path: '/fora', element: <p>fora</p> },
    ],
    at: PATH + at,
  });
}

describe.each(OCCURRENCES.map((one, at) => [one.slug, one, at] as const))('%s', (slug, descriptor, at) => {
  const types: Record<string, { title: string }> = pt.types;
  const title = types[slug]?.title ?? '';
  const copied = `/nova?lote=1&novo=${slug}&copia=7`;
  const saveButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Salvar' });

  test(
    'is created; what keeps it from being saved leaves everything typed',
    async () => {
      const save = vi.fn<OccurrencePageProps['save']>().mockResolvedValue({ id: 8 });
      save.mockRejectedValueOnce(REFUSALS[at % REFUSALS.length]);
      const { user } = open(descriptor, { at: copied, save });
      const dialog = await screen.findByRole('dialog', { name: title });
      const observation = await within(dialog).findByRole('textbox', { name: 'Observação' });
      expect(observation).toHaveValue('CONFERIDO');
      // Of another day than what it is copied from: some are written once a day.
      const moment = within(dialog).getByRole('textbox', { name: /^Data e hora/ });
      await user.clear(moment);
      const [year, month, day] = addDays(today(), -3).split('-');
      await user.paste(`${day}/${month}/${year} 07:00`);
      await user.click(observation);
      await user.paste(' DE NOVO');
      await user.click(saveButton(dialog));
      await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(saveButton(dialog)).toBeEnabled());
      expect(observation).toHaveValue('CONFERIDO DE NOVO');
      expect(within(dialog).getByText('Alterações não salvas')).toBeVisible();
      await user.click(saveButton(dialog));
      await screen.findByText(/^Ocorrência salva\./);
      const [used, values, id] = save.mock.lastCall ?? [];
      expect([used?.slug, id]).toEqual([slug, null]);
      expect(values).toMatchObject({ ...EXAMPLES[slug], subjectIds: [1], observation: 'CONFERIDO DE NOVO' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // The list says what happened in one line.
      expect(within(screen.getByRole('grid')).getAllByText(title).length).toBeGreaterThan(0);
    },
    LONG,
  );

  test('of a blocked lot, or with a document of depletion, is read and not written', async () => {
    const reasons = [
      { options: { locked: BLOCKED }, said: BLOCKED },
      ...(descriptor.depletes
        ? [
            {
              options: { document: { id: 3, number: '4101' } },
              said: 'Já existe o documento de baixa nº 4101 para esta ocorrência.',
            },
          ]
        : []),
    ];
    for (const { options, said } of reasons) {
      const { router } = open(descriptor, { at: '/7?lote=1', ...options });
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(await within(dialog).findByText(said)).toBeVisible();
      expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
      for (const box of within(dialog).getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
      // Leaving changes nothing.
      await router.navigate('/fora');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

test.each(OCCURRENCES.map((one) => [one.slug, one] as const))(
  '%s is changed, and asks for its moment',
  async (slug, descriptor) => {
    const types: Record<string, { title: string }> = pt.types;
    const save = vi.fn<OccurrencePageProps['save']>().mockResolvedValue({ id: 7 });
    const { user } = open(descriptor, { at: '/7?lote=1', save });
    const dialog = await screen.findByRole('dialog', { name: types[slug]?.title ?? '' });
    const moment = await within(dialog).findByRole('textbox', { name: /^Data e hora/ });
    await user.clear(moment);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(moment).toBeInvalid());
    expect(save).not.toHaveBeenCalled();
    const [year, month, day] = addDays(today(), -1).split('-');
    await user.click(moment);
    await user.paste(`${day}/${month}/${year} 07:00`);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Ocorrência salva\./);
    expect(save.mock.lastCall?.[2]).toBe(7);
    expect(save.mock.lastCall?.[1]).toMatchObject({
      happenedAt: `${year}-${month}-${day}T07:00`,
      version: 1,
    });
  },
);

test('a save that ends after the page was left does not navigate back', async () => {
  const [descriptor] = OCCURRENCES;
  if (!descriptor) throw new Error('no type');
  let answer: (value: unknown) => void = () => undefined;
  const save = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const { user, router } = open(descriptor, { at: `/nova?lote=1&novo=${descriptor.slug}&copia=7`, save });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await router.navigate('/fora');
  await screen.findByText('fora');
  answer({ id: 8 });
  await screen.findByText(/^Ocorrência salva\./);
  expect(router.state.location.pathname).toBe('/fora');
});

describe('feed of several tanks', () => {
  const feed = OCCURRENCES.find(({ slug }) => slug === 'fornecimento-de-racao');

  test(
    'is shared to the gram, and what is typed must make the whole',
    async () => {
      if (!feed) throw new Error('no feed');
      const save = vi.fn<OccurrencePageProps['save']>().mockResolvedValue({ id: 8 });
      const { user } = open(feed, { at: `/nova?lote=1&novo=${feed.slug}&copia=7`, save });
      const dialog = await screen.findByRole('dialog', { name: 'Fornecimento de ração' });
      await user.click(await within(dialog).findByRole('combobox', { name: /^Lote/ }));
      await user.click(await screen.findByRole('option', { name: 'LOTE 2' }));
      await user.keyboard('{Escape}');
      // 1 : 2 by their share.
      const parts = await within(dialog).findByRole('group', { name: 'Quantidade de cada lote' });
      const part = (name: string) => within(parts).getByRole('textbox', { name: new RegExp(`^${name}`) });
      await waitFor(() => expect(part('LOTE 1')).toHaveValue('33,333'));
      expect(part('LOTE 2')).toHaveValue('66,667');
      await user.clear(part('LOTE 1'));
      await user.paste('33,289');
      await user.tab();
      await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
      expect(await within(dialog).findByText('Os lotes somam 99,956 kg: faltam 0,044 kg.')).toBeVisible();
      expect(save).not.toHaveBeenCalled();
      expect(within(parts).getByText('faltam 0,044 kg')).toBeVisible();
      const need = within(parts).getByRole('button', { name: 'Pela necessidade' });
      expect(need).toHaveAttribute('aria-disabled', 'true');
      await user.click(within(parts).getByRole('button', { name: 'Por igual' }));
      await waitFor(() => expect(part('LOTE 1')).toHaveValue('50,000'));
      await user.click(within(parts).getByRole('button', { name: 'Pela biomassa' }));
      await waitFor(() => expect(part('LOTE 1')).toHaveValue('33,333'));
      await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
      await screen.findByText(/^Ocorrência salva\./);
      expect(save.mock.lastCall?.[1]).toMatchObject({
        parts: [
          { subjectId: 1, value: 33.333 },
          { subjectId: 2, value: 66.667 },
        ],
      });
    },
    LONG,
  );
});
