import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '@/platform/filters/FilterDrawer';
import { filterText } from '@/platform/filters/filterText';
import { parseFilters } from '@/platform/filters/filterValues';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 12px',
  listStyle: 'none',
  '& li': { minWidth: 0, maxWidth: '100%' },
});
const Chip = styled('button')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: theme.density.name === 'comfortable' ? 36 : 26,
  padding: '0 6px 0 10px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.chip,
  backgroundColor: theme.tokens.primarySoft,
  color: theme.tokens.primarySoftText,
  '&[type=button]': { cursor: 'pointer' },
  '&[type=button]:hover': { borderColor: theme.tokens.borderStrong },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { fontSize: 16, flexShrink: 0 },
}));

/** The filters that are set, each to be taken off; nothing when there are none. */
export function FilterChips({ specs, filters, onFilters }: FilterProps) {
  const { t } = useTranslation('grid');
  const list = useRef<HTMLUListElement>(null);
  const values = parseFilters(specs, filters);
  const set = specs.flatMap((spec) => {
    const value = values[spec.name];
    return value === undefined ? [] : [{ spec, text: filterText(spec, value, t) }];
  });
  if (set.length === 0) return null;

  const remove = (name: string) => (event: MouseEvent<HTMLButtonElement>) => {
    // Its button goes away with it; the keyboard goes on with a neighbour.
    const item = event.currentTarget.parentElement;
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbour?.querySelector('button')?.focus();
    // What hangs on it goes with it.
    const gone = new Set([name, ...specs.filter(({ within }) => within === name).map((spec) => spec.name)]);
    onFilters(Object.fromEntries(Object.entries(filters).filter(([key]) => !gone.has(key))));
  };
  const lasting = specs.filter((spec) => spec.lasting).map(({ name }) => name);
  const removeAll = () =>
    onFilters(Object.fromEntries(Object.entries(filters).filter(([name]) => lasting.includes(name))));
  return (
    <Row ref={list} aria-label={t('filters.active')}>
      {set.map(({ spec, text }) => {
        const words = t('filters.chip', { label: spec.label, value: text });
        if (spec.lasting) {
          return (
            <li key={spec.name}>
              <Chip as="span" title={words} sx={{ pr: '10px' }}>
                <span>{words}</span>
              </Chip>
            </li>
          );
        }
        return (
          <li key={spec.name}>
            <Chip
              type="button"
              title={words}
              aria-label={t('filters.remove', { filter: words })}
              onClick={remove(spec.name)}
            >
              <span>{words}</span>
              <CloseOutlined aria-hidden />
            </Chip>
          </li>
        );
      })}
      {set.length > lasting.length && (
        <li>
          <Button variant="text" size="small" onClick={removeAll}>
            {t('filters.removeAll')}
          </Button>
        </li>
      )}
    </Row>
  );
}
