import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import ui from '@locales/pt-BR/ui.json';
import viewer from '@locales/pt-BR/viewer.json';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { FileViewer } from '@/platform/viewer/FileViewer';
import { pngHead, samplePdf, sampleXml } from '@/platform/viewer/gallery/sampleFiles';
import { PdfFailure } from '@/platform/viewer/pdf/pdfFailure';
import type { Readable } from '@/platform/viewer/xml/XmlPane';

const borrowed = vi.hoisted(() => ({ passwords: [] as (string | undefined)[], fail: '' }));

// The reader needs a worker and a canvas, which this environment has not: the browser tests show real pages.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ TextLayer: vi.fn() }));
vi.mock('@/platform/viewer/pdf/pdfShelf', () => ({
  borrowPdf: (_blob: Blob, password?: string) => {
    borrowed.passwords.push(password);
    const reason = borrowed.fail as ConstructorParameters<typeof PdfFailure>[0];
    return { opening: Promise.reject(new PdfFailure(reason)), release: () => undefined };
  },
}));

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { ui, viewer } },
  interpolation: { escapeValue: false },
});

function show(name: string, blob: Blob, readable?: Readable) {
  render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <FileViewer name={name} blob={blob} readable={readable} />
    </AppThemeProvider>,
  );
  return userEvent.setup();
}

const item = (name: RegExp | string) => screen.findByRole('treeitem', { name });

describe('an XML', () => {
  const source = new Blob([
    '<nota><emit><xNome>SÃO JOSÉ</xNome></emit><itens><v>1</v><v>2</v></itens></nota>',
  ]);

  it('stands as a tree that is walked by keys', async () => {
    const user = show('nota.xml', source);
    const tree = await screen.findByRole('tree', { name: 'Elementos de nota.xml' });
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(6);
    tree.focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(await item(/^emit/)).toHaveAttribute('aria-expanded', 'false');
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(5);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await item(/xNome/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('nota / emit / xNome')).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Abrir tudo (*)' }));
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(6);
  });

  it('is searched without regard to accents, opening what holds a hit', async () => {
    const user = show('nota.xml', source);
    await user.click(await screen.findByRole('button', { name: 'Fechar tudo' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar no XML' }), 'sao jose');
    expect(await item(/xNome/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('1 de 1')).toBeVisible();
  });

  it('is read in words of its trade where somebody knows how', async () => {
    const readable: Readable = ({ root }) => (root.name === 'nfeProc' ? <p>Nota legível</p> : null);
    const user = show('nfe.xml', new Blob([sampleXml]), readable);
    expect(await screen.findByText('Nota legível')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'XML' }));
    expect(screen.getByRole('tree')).toBeVisible();
  });

  it('runs nothing that it carries', async () => {
    show('a.xml', new Blob(['<a><script>document.title = "hurt"</script></a>']));
    expect(await screen.findByText(/traz comandos \(script\)/)).toBeVisible();
    expect(document.title).not.toBe('hurt');
  });
});

describe('a file that is not shown', () => {
  it('is named, with the reason, and can be downloaded as bytes', async () => {
    show('gigante.png', pngHead(60_000, 60_000));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não é possível mostrar gigante.png');
    expect(alert).toHaveTextContent('60.000 × 60.000 pontos');
    expect(screen.getByRole('button', { name: 'Baixar arquivo' })).toBeVisible();
  });
});

describe('a PDF', () => {
  it('asks for its password until it is right', async () => {
    borrowed.fail = 'locked';
    const user = show('boleto.pdf', samplePdf(1));
    const field = await screen.findByLabelText('Senha do PDF');
    expect(screen.getByText('Este PDF pede senha')).toBeVisible();
    borrowed.fail = 'wrongPassword';
    await user.type(field, '1234{Enter}');
    expect(await screen.findByText('Senha incorreta.')).toBeVisible();
    expect(borrowed.passwords.at(-1)).toBe('1234');
  });

  it('that is cut says so', async () => {
    borrowed.fail = 'incomplete';
    show('nota.pdf', samplePdf(1));
    expect(await screen.findByRole('alert')).toHaveTextContent('o arquivo está incompleto');
  });

  it('offers to fetch its reader again', async () => {
    borrowed.fail = 'reader';
    const user = show('nota.pdf', samplePdf(1));
    const before = borrowed.passwords.length;
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(borrowed.passwords.length).toBeGreaterThan(before);
  });
});
