import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ReportFacts } from './ReportFacts';
import { ReportFaults } from './ReportFaults';
import { ReportLacks } from './ReportLacks';
import type { ReportTexts } from './reportTexts';
import type { Report } from './reportTypes';

beforeAll(() => startI18n('pt-BR', ['ui', 'report']));

const texts = {
  lack: (what: string) => `falta ${what}`,
  fact: (id: string) => `razão ${id}`,
  column: (label: string) => `coluna ${label}`,
} as unknown as ReportTexts;
const show = (element: React.ReactNode) =>
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <MemoryRouter>{element}</MemoryRouter>
    </AppThemeProvider>,
  );
const report = (over: Partial<Report>) => ({ name: 'probe', ...over }) as Report;
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

describe('why figures are dashes', () => {
  const lack = (name: string, to: string | null = null) => ({ what: 'area', name, to });
  it('is said of three records, with the way to each, and the others are counted', () => {
    show(
      <ReportLacks
        report={report({ lacks: () => [lack('T1', '/t1'), lack(''), lack('T3'), lack('T4'), lack('T5')] })}
        texts={texts}
        rows={[]}
      />,
    );
    const note = screen.getByRole('note');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/t1']);
    expect(note).toHaveTextContent('T3');
    expect(note).not.toHaveTextContent('T4');
    expect(note).toHaveTextContent('2');
    expect(plain(note.textContent).match(/; /g)).toHaveLength(2);
    expect(note).toHaveTextContent(/; falta area;/);
  });
  it('is not said of three what there is not more of', () => {
    show(
      <ReportLacks
        report={report({ lacks: () => [lack('T1'), lack('T2'), lack('T3')] })}
        texts={texts}
        rows={[]}
      />,
    );
    expect(screen.getByRole('note').textContent).toMatch(/T3[^0-9]*$/);
  });
  it('is nothing where nothing lacks', () => {
    show(<ReportLacks report={report({})} texts={texts} rows={[]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('ratios of the whole', () => {
  const facts = [
    { id: 'a', kind: 'percent', figure: () => 12.345 },
    { id: 'b', kind: 'ratio', figure: () => 1.5 },
    { id: 'c', kind: 'ratio', figure: () => null },
  ] as const;
  it('are written with their decimals, a dash where nothing divides', () => {
    show(<ReportFacts report={report({ facts })} texts={texts} rows={[{}]} sides={null} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
      '12,3%',
      '1,50',
      '–',
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'razão a',
      'razão b',
      'razão c',
    ]);
  });
  it('are none without rows, nor where the report has none', () => {
    show(<ReportFacts report={report({ facts })} texts={texts} rows={[]} sides={null} />);
    show(<ReportFacts report={report({})} texts={texts} rows={[{}]} sides={null} />);
    expect(screen.queryByRole('definition')).toBeNull();
  });
});

describe('rows that could not be read', () => {
  const fault = (line: number, name: string, labels: readonly string[]) => ({ line, name, labels }) as never;
  it('are named with what is missing, three of them, and the others are counted', () => {
    const faults = [
      fault(1, 'SEDE', ['valor', 'dia']),
      fault(22, '', []),
      fault(3, 'X', ['valor']),
      fault(4, 'Y', []),
      fault(5, 'Z', []),
    ];
    const { container } = show(<ReportFaults faults={faults} texts={texts} of="Antes" />);
    expect(container).toHaveTextContent('Antes: ');
    expect(container).toHaveTextContent('SEDE');
    expect(container).toHaveTextContent('coluna valor, coluna dia');
    expect(container).toHaveTextContent('22');
    expect(container).not.toHaveTextContent('Y');
    expect(container).toHaveTextContent(/5/);
    expect(container).toHaveTextContent(/2/);
  });
  it('are nothing where all were read', () => {
    const { container } = show(<ReportFaults faults={[]} texts={texts} />);
    expect(container).toHaveTextContent('');
  });
  it('are all named where there are three', () => {
    const { container } = show(
      <ReportFaults
        faults={[fault(1, 'A', ['v']), fault(2, 'B', ['v']), fault(3, 'C', ['v'])]}
        texts={texts}
      />,
    );
    expect(container.textContent).not.toMatch(/mais/);
    expect(container.textContent).not.toContain('Antes');
  });
});
