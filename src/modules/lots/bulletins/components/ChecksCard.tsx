import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';
import { formatNumber } from '@/platform/format/number';
import { Card } from '@/platform/ui/Card';
import { nearsSlaughter } from '../../rules/slaughter';
import type { BulletinValues } from '../bulletinTypes';
import type { BulletinCheck } from '../rules/checks';
import type { BulletinWorld } from '../companies';
import { useBulletinWords } from '../useBulletinWords';

const ICONS = {
  ok: CheckCircleOutlined,
  warning: WarningAmberOutlined,
  refused: ErrorOutlineOutlined,
} as const;
const TONES = { ok: 'success', warning: 'warning', refused: 'danger' } as const;
const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', { shouldForwardProp: (name) => name !== 'level' })<{ level: keyof typeof TONES }>(
  ({ theme, level }) => ({
    ...typeStep('body'),
    display: 'flex',
    gap: 8,
    alignItems: 'flex-start',
    '& svg': { fontSize: 18, marginTop: 1, flexShrink: 0, color: theme.tokens[TONES[level]].softText },
  }),
);

/** Numbers as they are read: whole ones without decimals, shares with two. */
const wordsOf = (values: BulletinCheck['values']): BulletinCheck['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // A count stays a number: it chooses the plural.
      typeof value === 'number' && name !== 'count'
        ? formatNumber(value, { decimals: Number.isInteger(value) ? 0 : 2 })
        : value,
    ]),
  );

interface ChecksCardProps {
  readonly world: BulletinWorld;
  readonly checks: readonly BulletinCheck[];
  readonly missing: readonly (keyof BulletinValues)[];
  readonly day: number;
}

/** What is in order and what is not, in words: what is refused keeps the bulletin from being printed. */
export function ChecksCard({ world, checks, missing, day }: ChecksCardProps) {
  const t = useBulletinWords(world);
  return (
    <Card
      title={t(world === 'poultry' && nearsSlaughter(day) ? 'checks.ready' : 'checks.title')}
      aside={t('checks.day', { day })}
    >
      <List>
        {missing.length > 0 && (
          <Item level="refused">
            <ErrorOutlineOutlined aria-label={t('checks.level.refused')} />
            <span>
              {t('checks.missing', { fields: missing.map((name) => t(`fields.${name}`)).join(', ') })}
            </span>
          </Item>
        )}
        {checks.map(({ section, key, values, level }) => {
          const Icon = ICONS[level];
          const text = t(`checks.${key}`, key, wordsOf(values));
          return (
            <Item key={`${section} ${text}`} level={level}>
              <Icon aria-label={t(`checks.level.${level}`)} />
              <span>{text}</span>
            </Item>
          );
        })}
      </List>
    </Card>
  );
}
