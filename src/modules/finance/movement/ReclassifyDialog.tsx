import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { LookupField } from '@/domain/lookups/LookupField';
import { useLookup } from '@/domain/lookups/useLookup';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { typeStep } from '@/platform/theme/typography';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { LookupState } from '@/domain/lookups/useLookup';
import { type MovementRow, nameOf } from './movementRow';
import { movementService } from './movementService';
import { movements } from './movementSlice';
import { changesOf, namedChanges, oneSide, type NewNames, type Reclassification } from './rules/reclassify';

const id = () => number().nullable().defined();
const schema = object({ financialRatingId: id(), farmId: id(), costCenterId: id(), harvestId: id() });
const EMPTY: Reclassification = {
  financialRatingId: null,
  farmId: null,
  costCenterId: null,
  harvestId: null,
};
/** So many are shown one by one; of the others only how many they are. */
const SHOWN = 50;

const Preview = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  marginTop: 8,
  '& h3': { ...typeStep('cardTitle'), margin: '0 0 6px' },
  '& p': { margin: '0 0 6px', color: theme.tokens.textMuted },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '6px 0', borderTop: `1px solid ${theme.tokens.border}`, overflowWrap: 'anywhere' },
  '& li div': { color: theme.tokens.textMuted },
}));

const nameIn = ({ options }: LookupState, wanted: number | null): string | null =>
  options.find((option) => option.id === wanted)?.name ?? null;

function BeforeAndAfter({
  rows,
  names,
}: {
  readonly rows: readonly MovementRow[];
  readonly names: NewNames;
}) {
  const { t } = useTranslation('financeMovement');
  const changed = rows
    .map((row) => ({ row, changes: changesOf(row, names) }))
    .filter(({ changes }) => changes.length > 0);
  return (
    <Preview aria-label={t('reclassify.preview')}>
      <h3>{t('reclassify.preview')}</h3>
      <p role="status">
        {changed.length === 0
          ? t('reclassify.same')
          : t('reclassify.changed', { count: changed.length, all: rows.length })}
        {changed.length > SHOWN && ` ${t('reclassify.first', { count: SHOWN })}`}
      </p>
      <ul>
        {changed.slice(0, SHOWN).map(({ row, changes }) => (
          <li key={row.id}>
            {nameOf(row)}
            {namedChanges(changes).map(({ part, before, after }) => (
              <div key={part}>
                {t('reclassify.change', {
                  part: t(`columns.${part}`),
                  before: before || t('reclassify.nothing'),
                  after,
                })}
              </div>
            ))}
            {(row.shareCount ?? 1) > 1 && (names.farm ?? names.costCenter) !== null && (
              <div>{t('reclassify.oneShare', { count: row.shareCount ?? 0 })}</div>
            )}
          </li>
        ))}
      </ul>
    </Preview>
  );
}

interface ReclassifyDialogProps {
  readonly rows: readonly MovementRow[];
  readonly onClose: () => void;
}

/** Gives several documents another account, place or harvest: what changes is shown before it is done. */
export function ReclassifyDialog({ rows, onClose }: ReclassifyDialogProps) {
  const { t } = useTranslation('financeMovement');
  const dispatch = useAppDispatch();
  const form = useAppForm<Reclassification>({
    schema,
    defaultValues: EMPTY,
    draft: {
      key: `documentReclassify:${rows.map((row) => row.id).join()}`,
      route: '/movimento-de-documentos',
    },
  });
  const side = oneSide(rows);
  const [financialRatingId, farmId, costCenterId, harvestId] = form.watch([
    'financialRatingId',
    'farmId',
    'costCenterId',
    'harvestId',
  ]);
  const ratings = useLookup('financialRatings', side === null ? null : { movement: side });
  const farms = useLookup('farms', undefined);
  const centers = useLookup('costCenters', farmId === null ? null : { farmId });
  const harvests = useLookup('harvests', undefined);
  const names: NewNames = {
    rating: nameIn(ratings, financialRatingId),
    farm: nameIn(farms, farmId),
    costCenter: nameIn(centers, costCenterId),
    harvest: nameIn(harvests, harvestId),
  };
  const changing = rows.filter((row) => changesOf(row, names).length > 0);
  const submit = async (values: Reclassification) => {
    const outcomes = await movementService.reclassify(changing, values);
    const refused = outcomes.filter(({ refusal }) => refusal !== '');
    const done = changing.length - refused.length;
    if (done > 0) toast({ tone: 'success', text: t('reclassify.done', { count: done }) });
    if (refused.length > 0) {
      const named = refused.map(({ id: wanted, refusal }) => {
        const row = rows.find((each) => String(each.id) === wanted);
        return t('reclassify.refusal', { name: row ? nameOf(row) : wanted, reason: refusal });
      });
      toast({ tone: 'danger', text: named.join(' ') });
    }
    onClose();
    dispatch(movements.written());
  };
  const chosen = [financialRatingId, farmId, harvestId].some((value) => value !== null);
  const reason = chosen ? t('reclassify.same') : t('reclassify.choose');
  return (
    <FormDialog
      form={form}
      title={t('reclassify.title', { count: rows.length })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('reclassify.action')}
      disabledReason={changing.length === 0 ? reason : undefined}
    >
      <LookupField
        name="financialRatingId"
        label={t('columns.rating')}
        lookup="financialRatings"
        params={side === null ? null : { movement: side }}
        disabledReason={side === null ? t('reclassify.twoSides') : undefined}
        autoFocus
      />
      <LookupField name="farmId" label={t('columns.farm')} lookup="farms" params={undefined} />
      <LookupField
        name="costCenterId"
        label={t('columns.costCenter')}
        lookup="costCenters"
        params={farmId === null ? null : { farmId }}
        disabledReason={farmId === null ? t('reclassify.farmFirst') : undefined}
      />
      <LookupField name="harvestId" label={t('columns.harvest')} lookup="harvests" params={undefined} />
      <BeforeAndAfter rows={rows} names={names} />
    </FormDialog>
  );
}
