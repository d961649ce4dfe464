import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@/platform/forms/AppForm';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import {
  ActivityContext,
  type ActivityBasis,
  type KeptScenarios,
  type SeasonContracts,
} from './activityContext';
import type { ActivityValues } from './activityValues';
import { ApportionmentFields } from './parts/ApportionmentFields';
import { Barter } from './parts/Barter';
import { ExpenseLines } from './parts/ExpenseLines';
import { ProductionLines } from './parts/ProductionLines';
import { ActivitySummary } from './parts/ActivitySummary';
import { Scenarios } from './parts/Scenarios';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
// However long the form, its buttons are in reach.
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  paddingBottom: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.background,
}));

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  paddingTop: 12,
});

interface ActivityFormProps {
  readonly basis: ActivityBasis;
  readonly label: string;
  readonly draftKey: string;
  /** When the plan was last saved; null for a new one. */
  readonly savedAt?: string | null;
  readonly initial: ActivityValues;
  /** Said above the fields: that figures are out of date. */
  readonly note?: string | undefined;
  /** Why nothing can be changed. */
  readonly frozen?: string | undefined;
  /** What a draft that was typed over a former state of the plan would change of the present one. */
  readonly differences?: (present: ActivityValues, typed: ActivityValues) => ReactNode;
  /** It is not offered to be saved: what could not be read of it would be erased. */
  readonly unsavable?: boolean;
  /** Stands over the cash that the plan needs. */
  readonly cashAction?: ReactNode;
  /** The scenarios that are kept with the planning; none while it is not saved. */
  readonly kept?: KeptScenarios | null;
  /** The contracts of its crop year; none where they may not be read. */
  readonly contracts?: SeasonContracts | null;
  /** Saves; what it throws is shown beside the fields. */
  readonly onSave: (values: ActivityValues) => Promise<unknown>;
  readonly onCancel: () => void;
}

interface DifferencesProps {
  readonly present: ActivityValues;
  readonly show: ActivityFormProps['differences'];
}

/** What stands in the form beside the plan as it is saved. */
function Differences({ present, show }: DifferencesProps) {
  const typed = useFormValues<ActivityValues>();
  return show?.(present, typed) ?? null;
}

/** The plan of one activity: production, expenses, apportionment and what they come to. */
export function ActivityForm(props: ActivityFormProps) {
  const { basis, label, onSave, onCancel, note, frozen, cashAction, kept = null, contracts = null } = props;
  const readOnly = frozen !== undefined;
  const { t } = useTranslation('activity');
  const [initial] = useState(props.initial);
  /** The differences of a stale draft were looked at, and it goes on. */
  const [seen, setSeen] = useState(false);
  const screen = useMemo(
    () => ({ ...basis, readOnly, cashAction, kept, contracts }),
    [basis, readOnly, cashAction, kept, contracts],
  );
  const form = useAppForm<ActivityValues>({
    schema: async () => (await import('./activitySchema')).activitySchema(basis.activity, basis.centers),
    defaultValues: initial,
    ...(readOnly ? {} : { draft: { key: props.draftKey, basis: props.savedAt } }),
  });
  const isStale = form.draft.outdated && !seen;
  return (
    <ActivityContext value={screen}>
      <AppForm
        form={form}
        label={label}
        onSubmit={onSave}
        footer={
          <Foot>
            {props.unsavable ? (
              <Acts>
                <Button variant="outlined" onClick={onCancel}>
                  {t('back')}
                </Button>
              </Acts>
            ) : (
              <FormFoot
                onCancel={onCancel}
                disabledReason={frozen ?? (isStale ? t('stale.first') : undefined)}
              />
            )}
          </Foot>
        }
      >
        <Stack>
          {note && <Alert severity="warning">{note}</Alert>}
          {isStale && (
            <Card title={t('stale.title')}>
              <p>{t('stale.text')}</p>
              <Differences present={initial} show={props.differences} />
              <Acts>
                <Button variant="outlined" onClick={form.draft.discard}>
                  {t('stale.theirs')}
                </Button>
                <Button variant="contained" onClick={() => setSeen(true)}>
                  {t('stale.mine')}
                </Button>
              </Acts>
            </Card>
          )}
          <Card title={t('sections.head')}>
            <FieldGrid>
              <IntegerField
                name="harvestYear"
                label={t('fields.harvestYear')}
                plain
                most={9999}
                required
                readOnly={readOnly}
              />
              <TextField
                name="title"
                label={t('fields.title')}
                maxLength={100}
                required
                readOnly={readOnly}
              />
            </FieldGrid>
          </Card>
          <ProductionLines />
          <ExpenseLines />
          <ApportionmentFields />
          <ActivitySummary />
          <Barter />
          <Scenarios />
        </Stack>
      </AppForm>
    </ActivityContext>
  );
}
