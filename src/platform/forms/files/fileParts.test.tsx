import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts, Themed } from '@/platform/forms/testing/renderForm';
import { cleanPicture } from './cleanPicture';
import { DropZone } from './DropZone';
import { FileFacts, SendingLines } from './FileLines';
import { FilePicture } from './FilePicture';
import { Refusals } from './Refusals';
import { stamp } from './stampedName';
import { TableFileButton } from './TableFileButton';

const strip = vi.hoisted(() => vi.fn<(bytes: Uint8Array, kind: string) => Uint8Array | null>());
vi.mock('./stripMetadata', () => ({ stripMetadata: strip }));

const show = (node: ReactNode) => render(<Themed>{node}</Themed>);
const file = (name: string, type = '') => new File(['abc'], name, { type, lastModified: 7 });

beforeEach(() => startTexts());
afterEach(() => void vi.useRealTimers());

describe('the facts of a file', () => {
  it.each([
    [1536, 'ANA', '2026-11-20T14:32:00', '1,5 KB · ANA · 20/11/2026 14:32'],
    [null, 'ANA', null, 'ANA'],
    [0, null, null, '0 B'],
  ])('of %s bytes by %s at %s are “%s”', (size, userName, createdAt, words) => {
    const { container } = show(<FileFacts size={size} userName={userName} createdAt={createdAt} />);
    expect(container.textContent?.replaceAll(' ', ' ')).toBe(words);
  });
});

it('a file on its way is followed; one that failed can be sent again', async () => {
  const [send, drop] = [vi.fn(), vi.fn()];
  const [good, bad] = [file('a.pdf'), file('b.pdf')];
  const sending = [
    { file: good, share: 0.5, failed: false },
    { file: bad, share: 0, failed: true },
  ];
  show(<SendingLines sending={sending} send={send} drop={drop} />);
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('there are no lines');
  expect(within(first).getByRole('status')).toHaveTextContent('Enviando a.pdf');
  expect(within(first).getAllByRole('button')).toHaveLength(1);
  expect(within(second).getByRole('alert')).toHaveTextContent('Não foi enviado.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar b.pdf de novo' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(bad);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir a.pdf' }));
  expect(drop).toHaveBeenCalledExactlyOnceWith(good);
});

describe('the small picture of a file', () => {
  const sign = (name: string, picture?: File) => {
    const { container } = show(<FilePicture name={name} file={picture} />);
    return container.querySelector('svg')?.dataset['testid'] ?? container.querySelector('img')?.src;
  };

  it('is itself where it is an image of this device', () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:image');
    expect(sign('A.PNG', file('A.PNG'))).toBe('blob:image');
  });

  it.each([
    ['a.png', 'DescriptionOutlinedIcon'],
    ['a.pdf', 'PictureAsPdfOutlinedIcon'],
    ['a.ogg', 'AudioFileOutlinedIcon'],
    ['a.xml', 'DescriptionOutlinedIcon'],
  ])('of %s, which is not here, is a sign', (name, icon) => {
    expect(sign(name)).toBe(icon);
  });

  it('of a PDF of this device is a sign too', () => {
    expect(sign('a.pdf', file('a.pdf'))).toBe('PictureAsPdfOutlinedIcon');
  });
});

describe('refused files', () => {
  const refusals = (names: readonly string[]) => names.map((name) => ({ reason: 'empty' as const, name }));
  const open = (names: readonly string[]) =>
    show(<Refusals refusals={refusals(names)} accepted="PDF" onClose={vi.fn()} />);

  it('are named, each with its reason, as a list where there are several', () => {
    open(['a.pdf', 'b.pdf']);
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual(['a.pdf está vazio.', 'b.pdf está vazio.']);
    expect(screen.getByRole('list')).toHaveAttribute('data-many', 'true');
  });

  it('are no list where there is one, and nothing where there is none', () => {
    const { unmount } = open(['a.pdf']);
    expect(screen.getByRole('list')).toHaveAttribute('data-many', 'false');
    unmount();
    open([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a photograph without its place', () => {
  const photo = () => file('foto.jpg', 'image/jpeg');

  it('is another file of the same name and time', async () => {
    strip.mockReturnValue(new Uint8Array([1, 2]));
    const before = photo();
    const clean = await cleanPicture(before, 'jpeg');
    expect(clean).not.toBe(before);
    expect([clean?.name, clean?.type, clean?.lastModified, clean?.size]).toEqual([
      'foto.jpg',
      'image/jpeg',
      7,
      2,
    ]);
  });

  it('is the very file where nothing was taken off, and none where that cannot be done', async () => {
    const before = photo();
    strip.mockReturnValue(new Uint8Array(3));
    expect(await cleanPicture(before, 'jpeg')).toBe(before);
    strip.mockReturnValue(null);
    expect(await cleanPicture(before, 'jpeg')).toBeNull();
  });
});

describe('choosing files', () => {
  const zone = (multiple: boolean) => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    show(<DropZone label="Nota" hint="dica" multiple={multiple} describedBy={undefined} onFiles={onFiles} />);
    return onFiles;
  };
  const input = () => screen.getByLabelText('Nota', { selector: 'input' });

  it('by a button that says how many, again and again the same one', async () => {
    const onFiles = zone(true);
    expect(screen.getByRole('button', { name: /Escolher arquivos/ })).toBeVisible();
    const chosen = [file('a.pdf'), file('b.pdf')];
    await userEvent.upload(input(), chosen);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(chosen);
    expect(input()).toHaveValue('');
  });

  it('one by one', () => {
    zone(false);
    expect(screen.getByRole('button', { name: /^Escolher arquivo ?: Nota$/ })).toBeVisible();
  });

  it('changes its look while they are over it, which is no attribute of the page', () => {
    zone(false);
    const box = screen.getByText('dica').parentElement as HTMLElement;
    const look = () => [getComputedStyle(box).border, getComputedStyle(box).backgroundColor];
    const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    expect(look()).toEqual([`1px dashed ${token('--ep-border-strong')}`, token('--ep-surface-raised')]);
    fireEvent.dragOver(box);
    expect(look()).toEqual([`1px dashed ${token('--ep-primary')}`, token('--ep-primary-soft')]);
    expect(box).not.toHaveAttribute('over');
  });

  it('of a table hands over the one that was chosen', () => {
    const onFile = vi.fn<(chosen: File) => void>();
    show(<TableFileButton disabled={false} onFile={onFile} />);
    const table = screen.getByLabelText('Escolher arquivo', { selector: 'input' });
    const [first, second] = [file('a.csv'), file('b.csv')];
    fireEvent.change(table, { target: { files: [first, second] } });
    fireEvent.change(table, { target: { files: [] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(first);
  });
});

it('what was recorded now is named by the second', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-22T14:32:05'));
  expect(stamp()).toBe('2026-11-22-143205');
});
