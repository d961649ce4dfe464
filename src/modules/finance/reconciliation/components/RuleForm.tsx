import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { asAppError } from '@/platform/http/appError';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import type { BankLine } from '../reconciliationTypes';
import { type LearnedRule, tryRule } from '../rules/learnedRules';
import { saveRule } from '../rulesService';
import { RULE_LIMITS } from './ruleLimits';
import type { RuleValues } from './ruleFormSchema';
import { rulesWritten } from '../reconciliationSlice';

const SIDES = ['both', 'in', 'out'] as const;

/** A field called 'contains' would stand in the place of the form's own method. */
const FIELD_OF: Readonly<Record<string, string>> = { partnerpersonid: 'partnerId', contains: 'fragment' };

function inFormNames(thrown: unknown): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return thrown;
  const fields = Object.entries(error.fields).map(([wire, words]): [string, string[]] => [
    FIELD_OF[wire.toLowerCase()] ?? wire,
    words,
  ]);
  return { ...error, fields: Object.fromEntries(fields) };
}

/** How the rule as it is typed would have served on the lines of the period. */
function TrialLine({
  lines,
  partners,
}: {
  lines: readonly BankLine[];
  partners: ReadonlyMap<number, string>;
}) {
  const { t } = useTranslation('financeReconciliation');
  const typed = useFormValues<FormInput<RuleValues>>();
  const partner = typed.partnerId === null ? '' : (partners.get(typed.partnerId) ?? '');
  const { fitting, same, other } = tryRule(
    { contains: typed.fragment ?? '', side: typed.side === 'both' ? null : typed.side, partner },
    lines,
  );
  return <p role="status">{t('rules.trial', { count: fitting.length, same, other })}</p>;
}

interface RuleFormProps {
  readonly rule: LearnedRule | null;
  readonly lines: readonly BankLine[];
  readonly onClose: () => void;
}

/** A rule as it is changed or entered, tried on the lines of the period while it is typed. */
export function RuleForm({ rule, lines, onClose }: RuleFormProps) {
  const { t } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const partners = useLookup('persons', undefined);
  const form = useAppForm<RuleValues>({
    schema: async () => (await import('./ruleFormSchema')).ruleFormSchema,
    defaultValues: {
      fragment: rule?.contains ?? '',
      side: rule?.side ?? 'both',
      partnerId: rule?.partnerId ?? null,
    },
    draft: { key: `finance.rule:${rule?.id ?? 'new'}` },
  });
  const names = new Map(partners.options.map(({ id, name }) => [Number(id), name]));
  const save = async ({ fragment, side, partnerId }: RuleValues) => {
    const values = {
      contains: fragment,
      side: side === 'both' ? null : side,
      partnerId,
      active: rule?.active ?? true,
    };
    try {
      await saveRule(values, rule?.id ?? null);
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('rules.saved') });
    onClose();
    dispatch(rulesWritten());
  };
  return (
    <FormDialog form={form} title={t(rule ? 'rules.edit' : 'rules.new')} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <TextField
          name="fragment"
          label={t('rules.contains')}
          maxLength={RULE_LIMITS.most}
          required
          autoFocus
        />
        <AutocompleteField name="partnerId" label={t('make.partner')} required {...partners} />
        <RadioField
          name="side"
          label={t('rules.side')}
          options={SIDES.map((id) => ({ id, name: t(`rules.sides.${id}`) }))}
          required
        />
      </FieldGrid>
      <TrialLine lines={lines} partners={names} />
    </FormDialog>
  );
}
