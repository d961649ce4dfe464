import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { radius } from '@/platform/theme/tokens';
import { IconAction } from '@/platform/ui/IconAction';
import type { BankLine, Candidates } from '../reconciliationTypes';
import { BankLinePart } from './LineParts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
}));
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
});
const Root = styled('div')({ display: 'grid', gap: 8 });

interface ChosenLinesProps {
  readonly first: BankLine;
  readonly lines: readonly BankLine[];
  readonly candidates: Candidates;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The lines that are matched together: the one it began with, and others of its side that are joined to it. */
export function ChosenLines({ first, lines, candidates, onAdd, onRemove }: ChosenLinesProps) {
  const { t } = useTranslation('financeReconciliation');
  const options = useMemo(
    () =>
      candidates.lines
        .filter(
          (line) =>
            line.match === null &&
            Math.sign(line.cents) === Math.sign(first.cents) &&
            !lines.some(({ id }) => id === line.id),
        )
        .map(({ id, day, memo, payee, cents }) => ({
          id,
          name: `${dayText(day)} · ${formatMoney(cents)} · ${memo || payee}`,
        })),
    [candidates, first, lines],
  );
  return (
    <Root>
      <List aria-label={t('match.lines')}>
        {lines.map((line) => (
          <Item key={line.id}>
            <BankLinePart line={line} />
            {line.id !== first.id && (
              <IconAction
                label={t('match.takeOut', { name: line.memo || line.payee })}
                icon={<CloseOutlined />}
                onClick={() => onRemove(line.id)}
              />
            )}
          </Item>
        ))}
      </List>
      {options.length > 0 && (
        <AutocompleteControl<string>
          label={t('match.addLine')}
          value={null}
          onChange={(id) => id !== null && onAdd(id)}
          options={options}
        />
      )}
    </Root>
  );
}
