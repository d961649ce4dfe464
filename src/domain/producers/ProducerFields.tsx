import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { formatNumber } from '@/platform/format/number';
import { shareOut } from '@/platform/format/shareOut';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { PercentField } from '@/platform/forms/fields/NumberField';
import { useListError } from '@/platform/forms/useListError';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import {
  isSame,
  linesOfShares,
  noProducer,
  type ProducerLine,
  type ProducerShare,
  proposeProducers,
  sharesOfLines,
} from './producerShares';

const NAME = 'producers';

const Group = styled('div')({ minWidth: 0 });
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  alignItems: 'start',
  '& > .share': { width: 120 },
});
const Under = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: theme.tokens.textMuted,
}));

interface ProducerFieldsProps {
  /** The properties with their producers, and everybody who may be one. */
  readonly farms: LookupState;
  readonly farmers: LookupState;
  /** The properties that the form names, each with its part. */
  readonly parts: readonly { readonly farmId: number | null; readonly weight: number | null }[];
  readonly readOnly?: boolean;
}

interface WithProducers {
  producers: ProducerLine[];
}

/** Fills the producers of a property that is chosen now, as long as nobody has said another. */
function useFollowProperty(proposal: readonly ProducerShare[], parts: ProducerFieldsProps['parts']) {
  const { getValues, setValue } = useFormContext<WithProducers>();
  const places = parts.map(({ farmId }) => farmId).join();
  const first = useRef(places);
  const filled = useRef<readonly ProducerShare[]>([]);
  const said = JSON.stringify(proposal);
  const follow = useEffectEvent(() => {
    if (proposal.length === 0 || places === first.current) return;
    const now = getValues(NAME) ?? [];
    if (sharesOfLines(now).length > 0 && !isSame(now, filled.current)) return;
    filled.current = proposal;
    setValue(NAME, linesOfShares(proposal), { shouldDirty: true });
  });
  useEffect(() => follow(), [said, places]);
}

/** Where the producers come from, and what follows where there are none. */
function Below({
  proposal,
  farmers,
  readOnly,
}: Pick<ProducerFieldsProps, 'farmers' | 'readOnly'> & { proposal: readonly ProducerShare[] }) {
  const { t } = useTranslation('producers');
  const { setValue } = useFormContext<WithProducers>();
  const lines = useWatch<WithProducers, 'producers'>({ name: NAME }) ?? [];
  const names = proposal
    .map(({ farmerId, percentage }) => {
      const name = farmers.options.find(({ id }) => id === farmerId)?.name ?? '';
      return proposal.length === 1
        ? name
        : `${name} ${formatNumber(percentage, { decimals: 2, minDecimals: 0 })} %`;
    })
    .join(', ');
  const differs = proposal.length > 0 && !isSame(lines, proposal);
  return (
    <Under>
      {sharesOfLines(lines).length === 0 && <span>{t('none')}</span>}
      {proposal.length > 0 && !differs && <span>{t('ofProperty')}</span>}
      {differs && !readOnly && (
        <Button
          size="small"
          onClick={() => setValue(NAME, linesOfShares(proposal), { shouldDirty: true, shouldValidate: true })}
        >
          {t('take', { names })}
        </Button>
      )}
    </Under>
  );
}

/** The producers of a document: one, or several with their percentages. Proposed of the property, changed at will. */
export function ProducerFields({ farms, farmers, parts, readOnly = false }: ProducerFieldsProps) {
  const { t } = useTranslation('producers');
  const { getValues, setValue } = useFormContext<WithProducers>();
  const { fields, append, remove } = useFieldArray<WithProducers, 'producers'>({ name: NAME });
  const error = useListError(NAME, t('label'));
  const proposal = proposeProducers(parts, farms.options);
  useFollowProperty(proposal, parts);
  const several = fields.length > 1;
  const split = () => {
    const count = fields.length + 1;
    append(
      { farmerId: null, percentage: null },
      { shouldFocus: true, focusName: `${NAME}.${count - 1}.farmerId` },
    );
    const parted = shareOut(
      10_000,
      Array.from({ length: count }, () => 1),
    );
    // Only what is alike already is shared anew: a percentage that somebody has typed stands.
    if (count === 2)
      parted.forEach((part, at) => setValue(`${NAME}.${at}.percentage`, part / 100, { shouldDirty: true }));
  };
  const take = (at: number) => {
    remove(at);
    if (getValues(NAME).length === 1) setValue(`${NAME}.0.percentage`, null, { shouldDirty: true });
    if (getValues(NAME).length === 0) setValue(NAME, noProducer(), { shouldDirty: true });
  };
  return (
    <Group role="group" aria-label={t('label')}>
      <List>
        {fields.map((field, at) => (
          <Line key={field.id}>
            <AutocompleteField
              name={`${NAME}.${at}.farmerId`}
              label={several ? t('line', { number: at + 1 }) : t('label')}
              readOnly={readOnly}
              {...farmers}
            />
            {several && (
              <div className="share">
                <PercentField
                  name={`${NAME}.${at}.percentage`}
                  label={t('share', { number: at + 1 })}
                  readOnly={readOnly}
                />
              </div>
            )}
            {several && !readOnly && (
              <IconAction
                size="small"
                label={t('remove', { number: at + 1 })}
                icon={<DeleteOutlined />}
                onClick={() => take(at)}
              />
            )}
          </Line>
        ))}
      </List>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Below proposal={proposal} farmers={farmers} readOnly={readOnly} />
      {!readOnly && (
        <Button size="small" startIcon={<AddOutlined />} onClick={split}>
          {t('split')}
        </Button>
      )}
    </Group>
  );
}
