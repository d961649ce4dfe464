import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { prepareFile } from '@/platform/viewer/prepareFile';
import { XmlDetail } from '@/platform/viewer/xml/XmlDetail';
import { parseXml } from '@/platform/format/xml/parseXml';
import { PasswordForm } from './PasswordForm';
import { PdfFailure } from './pdfFailure';
import { usePdf } from './usePdf';

const shelf = vi.hoisted(() => ({
  borrowPdf: vi.fn<(blob: Blob, password?: string) => { opening: Promise<object>; release: () => void }>(),
}));
const inspect = vi.hoisted(() => vi.fn<() => Promise<{ view: string }>>());
const ahead = vi.hoisted(() => vi.fn<(blob: Blob) => Promise<void>>());
vi.mock('./pdfShelf', () => shelf);
vi.mock('./loadPdf', () => ({ preparePdfAhead: ahead }));
vi.mock('@/platform/viewer/inspect/inspectFile', () => ({ inspectOnce: inspect }));

const blob = new Blob(['%PDF']);
const release = vi.fn<() => void>();
const opens = (opening: Promise<object>) => shelf.borrowPdf.mockReturnValue({ opening, release });

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));
beforeEach(() => {
  shelf.borrowPdf.mockReset();
  release.mockReset();
  ahead.mockReset().mockResolvedValue();
});

describe('a document that is shown', () => {
  function Pdf() {
    const { state, again } = usePdf(blob);
    return (
      <>
        <output>{state.phase === 'failed' ? state.reason : state.phase}</output>
        <button type="button" onClick={() => again('soja')}>
          de novo
        </button>
      </>
    );
  }
  const shown = () => screen.getByRole('status').textContent;
  const settle = () => act(async () => new Promise((done) => setTimeout(done)));

  it('opens, and is given back when it is left', async () => {
    opens(Promise.resolve({}));
    const { unmount } = render(<Pdf />);
    expect(shown()).toBe('opening');
    await settle();
    expect(shown()).toBe('ready');
    unmount();
    expect(release).toHaveBeenCalledOnce();
  });

  it.each([
    [new PdfFailure('locked'), 'locked'],
    [new Error('canvas'), 'damaged'],
  ])('says why it does not: %s', async (failure, reason) => {
    opens(Promise.reject(failure));
    render(<Pdf />);
    await settle();
    expect(shown()).toBe(reason);
  });

  it('is tried again as often as wanted, with the same password too', async () => {
    opens(Promise.reject(new PdfFailure('locked')));
    render(<Pdf />);
    await settle();
    for (let turn = 0; turn < 2; turn += 1) {
      await userEvent.click(screen.getByRole('button'));
      await settle();
    }
    expect(shelf.borrowPdf.mock.calls.map(([, password]) => password)).toEqual([undefined, 'soja', 'soja']);
    expect(release).toHaveBeenCalledTimes(2);
  });

  it.each(['resolved', 'rejected'] as const)(
    'that is %s after another try began changes nothing',
    async (how) => {
      let arrive: () => void = () => undefined;
      const late = new Promise<object>((done, fail) => {
        arrive = () => (how === 'resolved' ? done({}) : fail(new PdfFailure('damaged')));
      });
      opens(late);
      render(<Pdf />);
      opens(new Promise(() => undefined));
      await userEvent.click(screen.getByRole('button'));
      arrive();
      await settle();
      expect(shown()).toBe('opening');
    },
  );
});

describe('the password of a document', () => {
  it('is handed over once it is typed', async () => {
    const onPassword = vi.fn<(password: string) => void>();
    renderUi(<PasswordForm wrong={false} onPassword={onPassword} />);
    expect(screen.queryByText('Senha incorreta.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir PDF' }));
    expect(onPassword).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Senha do PDF'), '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir PDF' }));
    expect(onPassword).toHaveBeenCalledExactlyOnceWith('1234');
  });

  it('may be wrong', () => {
    renderUi(<PasswordForm wrong onPassword={vi.fn()} />);
    expect(screen.getByText('Senha incorreta.')).toBeVisible();
  });
});

describe('a file that is readied ahead', () => {
  it.each([
    ['pdf', 1],
    ['image', 0],
  ])('as %s has %i first pages drawn', async (view, times) => {
    inspect.mockResolvedValue({ view });
    await prepareFile({ name: 'a', blob });
    expect(ahead).toHaveBeenCalledTimes(times);
  });
});

describe('the chosen element of an XML', () => {
  const root = parseXml('<nota><emit/><itens><item>soja</item></itens></nota>');
  const show = (id: string, element = root) =>
    renderUi(<XmlDetail root={root} row={{ id, element, level: 0 } as never} />);

  it('stands under its elements, with its whole text and a way to copy it', () => {
    const item = root.children[1]?.children[0];
    show('0.1.0', item);
    expect(screen.getByText('nota / itens / item')).toBeVisible();
    expect(screen.getByText('soja')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copiar valor' })).toBeVisible();
  });

  it('without a text has nothing to copy', () => {
    show('0.0', root.children[0]);
    expect(screen.getByText('nota / emit')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is the root stands alone, and one that is not there under what is', () => {
    const { unmount } = show('0');
    expect(screen.getByText('nota')).toBeVisible();
    unmount();
    show('0.9.9');
    expect(screen.getByText('nota')).toBeVisible();
  });
});
