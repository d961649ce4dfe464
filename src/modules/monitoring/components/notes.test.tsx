import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { EnabledNote } from './EnabledNote';
import { FieldNote } from './FieldNote';
import { StateChip } from './StateChip';

beforeAll(() => startI18n('pt-BR', ['monitoring', 'ui']));

describe('the note of a device that is switched off', () => {
  it.each([
    [true, ''],
    [false, 'Desabilitado, não envia dados: nada é registrado até ser habilitado de novo.'],
  ])('enabled %s: %s', (enabled, words) => {
    renderUi(<EnabledNote id={1} values={{ enabled }} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });
});

describe('a note under a field', () => {
  const line = () => screen.getByRole('status').querySelector('p');

  it('tells, or warns', () => {
    const { rerender } = renderUi(<FieldNote>Canal 2</FieldNote>);
    expect(line()?.dataset['warns']).toBe('false');
    expect(screen.getByTestId('InfoOutlinedIcon')).toBeInTheDocument();
    rerender(<FieldNote warns>Canal 2</FieldNote>);
    expect(line()?.dataset['warns']).toBe('true');
    expect(screen.getByTestId('WarningAmberOutlinedIcon')).toBeInTheDocument();
  });

  it('without words its place stays, empty', () => {
    renderUi(<FieldNote warns>{''}</FieldNote>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('a state has its reason at hand; one without a reason is a chip alone', () => {
  const look = { tone: 'warning', label: 'Silencioso', icon: SensorsOffOutlined } as const;
  const { rerender, container } = renderUi(<StateChip look={look} reason="Bateria no fim" />);
  expect(screen.getByText('Silencioso').closest('[title], [aria-label], [aria-describedby]')).not.toBeNull();
  rerender(<StateChip look={look} reason="" />);
  expect(container.querySelector('[title], [aria-describedby]')).toBeNull();
});
