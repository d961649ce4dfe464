import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import forms from '@locales/pt-BR/forms.json';
import ui from '@locales/pt-BR/ui.json';
import viewer from '@locales/pt-BR/viewer.json';
import { RecorderDialog } from '@/platform/forms/files/RecorderDialog';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { forms, ui, viewer } },
  interpolation: { escapeValue: false },
});

const stopTrack = vi.fn<() => void>();

/** Writes one piece of a WebM when it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const data = new Blob([Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

const microphone = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  stopTrack.mockReset();
  microphone.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: microphone },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function show() {
  const onFile = vi.fn<(file: File) => void>();
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <RecorderDialog most={30} onFile={onFile} onClose={onClose} />
    </AppThemeProvider>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { onFile, onClose, unmount, press };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('recording a voice', () => {
  it('shows the time, stops, lets listen and hands over a file typed by its content', async () => {
    const { onFile, press } = show();
    await press('Começar a gravar');
    await pass(5000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^[56] de 30 segundos$/);
    await press('Parar');
    expect(stopTrack).toHaveBeenCalledOnce();
    expect(screen.getByText('Ouça antes de usar')).toBeVisible();
    await press('Usar gravação');
    await vi.waitFor(() => expect(onFile).toHaveBeenCalledOnce());
    const file = onFile.mock.calls[0]?.[0];
    expect(file?.type).toBe('audio/webm');
    expect(file?.name).toMatch(/^audio-\d{4}-\d\d-\d\d-\d{6}\.webm$/);
  });

  it('ends by itself at the limit', async () => {
    const { press } = show();
    await press('Começar a gravar');
    await pass(30_500);
    expect(screen.getByText('Ouça antes de usar')).toBeVisible();
  });

  it('throws away and begins anew', async () => {
    const { onFile, onClose, press } = show();
    await press('Começar a gravar');
    await press('Parar');
    await press('Gravar de novo');
    expect(await screen.findByRole('timer')).toBeVisible();
    await press('Parar');
    await press('Descartar gravação');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onFile).not.toHaveBeenCalled();
  });

  it('lets the microphone go when it is left', async () => {
    const { press, unmount } = show();
    await press('Começar a gravar');
    unmount();
    expect(stopTrack).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', /não permitiu usar o microfone/],
    ['NotFoundError', /Nenhum microfone foi encontrado/],
    ['NotReadableError', /Feche outros programas/],
  ])('says what to do about %s', async (name, words) => {
    microphone.mockRejectedValue(Object.assign(new Error(name), { name }));
    const { press } = show();
    await press('Começar a gravar');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    microphone.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
    await press('Tentar novamente');
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('says so where the browser cannot record', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    Reflect.deleteProperty(window, 'MediaRecorder');
    const { press } = show();
    await press('Começar a gravar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Este navegador não grava áudio');
  });
});
