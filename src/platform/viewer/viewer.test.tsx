import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import ui from '@locales/pt-BR/ui.json';
import viewer from '@locales/pt-BR/viewer.json';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { FileList, type ListedFile } from '@/platform/viewer/FileList';
import { ImageViewer } from '@/platform/viewer/ImageViewer';
import { Timeline } from '@/platform/viewer/Timeline';

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { ui, viewer } },
  interpolation: { escapeValue: false },
});

function show(node: ReactNode) {
  render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      {node}
      <ConfirmHost />
    </AppThemeProvider>,
  );
  return userEvent.setup();
}

const IMAGES = [
  { id: 1, src: '/a.jpg', name: 'a.jpg' },
  { id: 2, src: '/b.jpg', name: 'b.jpg', alt: 'Talhão visto de cima' },
];

function Viewer({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  const [index, setIndex] = useState(0);
  return <ImageViewer open images={IMAGES} index={index} onIndexChange={setIndex} onClose={onClose} />;
}

describe('ImageViewer', () => {
  it('zooms by buttons and keys, and goes back to fitted', async () => {
    const user = show(<Viewer />);
    expect(screen.getByRole('dialog', { name: 'a.jpg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aproximar (+)' }));
    expect(screen.getByText('125%')).toBeVisible();
    screen.getByRole('group', { name: 'Imagem' }).focus();
    await user.keyboard('+');
    expect(screen.getByText('156%')).toBeVisible();
    await user.keyboard('-');
    expect(screen.getByText('125%')).toBeVisible();
    await user.keyboard('0');
    expect(screen.getByText('100%')).toBeVisible();
  });

  it('zooms by the wheel', () => {
    show(<Viewer />);
    fireEvent.wheel(screen.getByRole('group', { name: 'Imagem' }), { deltaY: -100 });
    expect(screen.getByText('125%')).toBeVisible();
  });

  it('rotates by a quarter', async () => {
    const user = show(<Viewer />);
    await user.click(screen.getByRole('button', { name: 'Girar (R)' }));
    expect(screen.getByAltText('a.jpg').style.transform).toContain('rotate(90deg)');
  });

  it('goes from image to image by the arrows while fitted', async () => {
    const user = show(<Viewer />);
    screen.getByRole('group', { name: 'Imagem' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'b.jpg' })).toBeVisible();
    expect(screen.getByAltText('Talhão visto de cima')).toBeInTheDocument();
    expect(screen.getByText('2 de 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próxima imagem' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers to try again when an image does not open', async () => {
    const user = show(<Viewer />);
    fireEvent.error(screen.getByAltText('a.jpg'));
    expect(screen.getByText('Não foi possível abrir a imagem')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByAltText('a.jpg')).toBeInTheDocument();
  });

  it('closes by Escape', async () => {
    const onClose = vi.fn<() => void>();
    const user = show(<Viewer onClose={onClose} />);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('Timeline', () => {
  it('stands by day, with the hour where there is one', () => {
    show(
      <Timeline
        label="Histórico"
        today="2026-11-20"
        entries={[
          { id: 1, at: '2026-11-20T14:32:00', title: 'Confirmado', tone: 'success', author: 'Ana' },
          { id: 2, at: '2026-11-20T09:05:00', title: 'Lido' },
          { id: 3, at: '2026-11-19T17:48:00', title: 'Devolvido' },
          { id: 4, at: '2026-02-03', title: 'Enviado' },
        ]}
      />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Hoje',
      'Ontem',
      '03/02/2026',
    ]);
    expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([
      2, 1, 1,
    ]);
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'SucessoConfirmadoAna14:32',
      'Lido09:05',
      'Devolvido17:48',
      'Enviado',
    ]);
  });
});

// The confirm dialog is loaded when it is first needed.
const LAZY = { timeout: 10_000 };

describe('FileList', () => {
  const FILES: readonly ListedFile[] = [
    { id: 1, name: 'nota.pdf', size: 1536, note: 'ontem' },
    { id: 2, name: 'extrato.ofx', state: 'uploading', progress: 0.42 },
    { id: 3, name: 'foto.jpg', state: 'failed', error: 'Passa de 10 MB' },
  ];

  it('says kind, size and state', () => {
    show(<FileList label="Anexos" files={FILES} />);
    const [pdf, upload, failed] = screen.getAllByRole('listitem');
    expect(pdf).toHaveTextContent('PDFnota.pdf1,5 KB · ontem');
    expect(upload).toHaveTextContent('Enviando, 42%');
    expect(screen.getByRole('progressbar', { name: 'Envio de extrato.ofx' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(failed).toHaveTextContent('Passa de 10 MB');
  });

  it('removes only after the question', async () => {
    const onRemove = vi.fn<(file: ListedFile) => void>();
    const user = show(<FileList label="Anexos" files={FILES} onRemove={onRemove} />);
    await user.click(screen.getByRole('button', { name: 'Remover nota.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }, LAZY));
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Remover nota.pdf' }, LAZY));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover o arquivo?' }, LAZY);
    expect(dialog).toHaveTextContent('nota.pdf será removido');
    await user.click(within(dialog).getByRole('button', { name: 'Remover arquivo' }));
    await vi.waitFor(() => expect(onRemove).toHaveBeenCalledWith(FILES[0]));
  });

  it('opens and downloads what is ready, retries what failed, and says why one may not be removed', async () => {
    const onOpen = vi.fn<(file: ListedFile) => void>();
    const onRetry = vi.fn<(file: ListedFile) => void>();
    const user = show(
      <FileList
        label="Anexos"
        files={FILES}
        onOpen={onOpen}
        onRetry={onRetry}
        onRemove={() => undefined}
        removeReason={({ state }) => (state === 'uploading' ? 'Aguarde o envio' : undefined)}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Abrir nota.pdf' }));
    expect(onOpen).toHaveBeenCalledWith(FILES[0]);
    expect(screen.queryByRole('button', { name: 'Abrir foto.jpg' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tentar enviar foto.jpg novamente' }));
    expect(onRetry).toHaveBeenCalledWith(FILES[2]);
    expect(screen.getByRole('button', { name: 'Remover extrato.ofx' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
