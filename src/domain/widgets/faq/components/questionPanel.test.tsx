import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { toastQueue } from '@/platform/ui/toast';
import { FaqList } from './FaqList';
import { QuestionPanel } from './QuestionPanel';

vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

const scrolled = vi.fn<() => void>();
beforeAll(async () => {
  await startI18n('pt-BR', ['ui', 'faq']);
  registerCatalogue({ home: { path: '/inicio', title: 'x', page: () => Promise.resolve({}) } });
});
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  toastQueue.take();
});

const inTheme = (element: React.ReactNode) => (
  <AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>
);
const question = { id: '7', question: 'Como importo?', answer: '<p>Envie o OFX.</p>', excerpt: '' };
const panel = (over: Partial<Parameters<typeof QuestionPanel>[0]> = {}) =>
  inTheme(
    <QuestionPanel
      question={question}
      query=""
      open={false}
      requested={false}
      onToggle={() => undefined}
      {...over}
    />,
  );

describe('one question', () => {
  it('has its answer in the document only while it is open', async () => {
    const { rerender } = render(panel());
    expect(screen.queryByText('Envie o OFX.')).toBeNull();
    rerender(panel({ open: true }));
    expect(await screen.findByText('Envie o OFX.')).toBeInTheDocument();
    rerender(panel());
    await waitFor(() => expect(screen.queryByText('Envie o OFX.')).toBeNull());
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('that a link asks for comes into sight', () => {
    render(panel({ requested: true }));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('shows where its answer was hit while it is closed, and only then', () => {
    const hit = { ...question, excerpt: '… o OFX …' };
    const { rerender } = render(panel({ question: hit, query: 'ofx' }));
    expect(within(screen.getByRole('button')).getByText('OFX').tagName).toBe('MARK');
    rerender(panel({ question: hit, query: 'ofx', open: true }));
    expect(within(screen.getByRole('button', { name: 'Como importo?' })).queryByText('OFX')).toBeNull();
  });

  it('hands out its link, and says when it cannot', async () => {
    const user = userEvent.setup();
    render(panel({ open: true }));
    const copy = await screen.findByRole('button', { name: 'Copiar link da pergunta' });
    await user.click(copy);
    await waitFor(() => expect(toastQueue.take()).toMatchObject([{ tone: 'success' }]));
    await expect(navigator.clipboard.readText()).resolves.toMatch(
      /\/inicio\?janela=faq.*pergunta=7|pergunta=7/,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('x'));
    await user.click(copy);
    await waitFor(() => expect(toastQueue.take()).toMatchObject([{ tone: 'danger' }]));
  });
});

describe('the questions', () => {
  const topics = [
    {
      key: '0',
      name: 'Financeiro',
      questions: [{ id: '7', question: 'Como importo?', answer: '<p>OFX</p>' }],
    },
    {
      key: '1',
      name: 'Clima',
      questions: [{ id: '9', question: 'De onde vem?', answer: '<p>Satélite</p>' }],
    },
  ];
  const list = (query: string, requested?: string) =>
    inTheme(<FaqList topics={topics} query={query} requested={requested} onClear={() => undefined} />);
  const topic = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  it('of which one is requested stand open at it alone', async () => {
    render(list('', '9'));
    expect(topic('Clima')).toHaveAttribute('aria-expanded', 'true');
    expect(topic('Financeiro')).toHaveAttribute('aria-expanded', 'false');
    expect(topic('De onde vem')).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Satélite')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('that a search finds are counted and stand open; closed by hand they stay so for that search', async () => {
    const user = userEvent.setup();
    const { rerender } = render(list('satelite'));
    expect(screen.getByRole('status')).toHaveTextContent('1 pergunta encontrada');
    expect(screen.queryByRole('button', { name: /^Financeiro/ })).toBeNull();
    await user.click(topic('Clima'));
    expect(topic('Clima')).toHaveAttribute('aria-expanded', 'false');
    rerender(list('sat'));
    expect(topic('Clima')).toHaveAttribute('aria-expanded', 'true');
    rerender(list(''));
    expect(topic('Clima')).toHaveAttribute('aria-expanded', 'false');
    await user.click(topic('Financeiro'));
    expect(topic('Financeiro')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('that are none say so, with a way back only from a search', () => {
    const { rerender } = render(list('zzz'));
    expect(screen.getByRole('button', { name: 'Limpar busca' })).toBeInTheDocument();
    rerender(inTheme(<FaqList topics={[]} query="" requested={undefined} onClear={() => undefined} />));
    expect(screen.getByText('Sem dados para exibir')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull();
  });
});
