import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterInput } from '@/platform/filters/FilterInput';
import type { FilterField } from '@/platform/filters/filterSpec';
import {
  type FilterValue,
  type FilterValues,
  formatFilters,
  isReadable,
  parseFilters,
  type RawFilters,
} from '@/platform/filters/filterValues';
import { layout } from '@/platform/theme/tokens';
import { IconAction } from '@/platform/ui/IconAction';
import { SideDrawer } from '@/platform/ui/SideDrawer';

/** What every part of filtering receives. */
export interface FilterProps {
  readonly specs: readonly FilterField[];
  readonly filters: RawFilters;
  readonly onFilters: (filters: RawFilters) => void;
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', height: '100%' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 12px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
}));
const Fields = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '20px 16px',
});
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
}));

interface FaultsShown {
  /** Fields say from the start what is wrong with them: a search was refused for it. */
  readonly showFaults?: boolean | undefined;
}

interface FilterFormProps extends FilterProps, FaultsShown {
  readonly titleId: string;
  readonly onClose: () => void;
}

/** Filters are set together: nothing changes behind until 'Buscar'. */
function FilterForm({ specs, filters, onFilters, titleId, onClose, showFaults = false }: FilterFormProps) {
  const { t } = useTranslation('grid');
  const [draft, setDraft] = useState<FilterValues>(() => parseFilters(specs, filters));
  const [checked, setChecked] = useState(showFaults);

  const inner = (name: string) => specs.filter(({ within }) => within === name);
  const change = (name: string, value: FilterValue | null) => {
    const gone = new Set([name, ...inner(name).map((spec) => spec.name)]);
    setDraft((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key)));
      return value === null ? others : { ...others, [name]: value };
    });
    for (const spec of inner(name)) spec.onWithin?.(value);
  };
  const notifyWithin = useEffectEvent((chosen: FilterValues | null) => {
    for (const { within, onWithin } of specs)
      if (within !== undefined) onWithin?.(chosen ? (chosen[within] ?? null) : undefined);
  });
  const begin = useEffectEvent(() => notifyWithin(draft));
  useEffect(() => {
    begin();
    return () => notifyWithin(null);
  }, []);
  const clear = () => {
    setDraft({});
    for (const { within, onWithin } of specs) if (within !== undefined) onWithin?.(null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (spec: FilterField) =>
      !isReadable(spec, draft[spec.name]) || Boolean(spec.fault?.(draft[spec.name] ?? null, draft));
    if (specs.some(wrong)) return;
    onFilters(formatFilters(draft));
    onClose();
  };

  return (
    <Form noValidate onSubmit={submit}>
      <Head>
        <Typography id={titleId} variant="h2">
          {t('filters.title')}
        </Typography>
        <IconAction label={t('filters.close')} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      <Fields>
        {specs.map((spec) => (
          <FilterInput
            key={spec.name}
            spec={spec}
            value={draft[spec.name] ?? null}
            onChange={(value) => change(spec.name, value)}
            checked={checked}
            fault={checked ? (spec.fault?.(draft[spec.name] ?? null, draft) ?? undefined) : undefined}
          />
        ))}
      </Fields>
      <Foot>
        <Button variant="outlined" onClick={clear}>
          {t('filters.clear')}
        </Button>
        <Button variant="contained" type="submit">
          {t('filters.submit')}
        </Button>
      </Foot>
    </Form>
  );
}

interface FilterDrawerProps extends FilterProps, FaultsShown {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters of a list, from the right. Esc leaves everything as it was and gives the focus back. */
export function FilterDrawer({ open, onClose, ...props }: FilterDrawerProps) {
  const titleId = useId();
  return (
    <SideDrawer open={open} titleId={titleId} width={layout.filterDrawer} onClose={onClose}>
      <FilterForm {...props} titleId={titleId} onClose={onClose} />
    </SideDrawer>
  );
}
