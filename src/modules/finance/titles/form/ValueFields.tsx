import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { isForeign, isReal } from '../rules/currencies';
import { Span } from './formLayout';
import { inReais, type TitleInput } from './titleValues';

interface ValueFieldsProps {
  readonly currencies: LookupState;
  /** The total is another. */
  readonly onTotal: () => void;
}

/** What a document is worth: in reais, or in another currency at a rate. */
export function ValueFields({ currencies, onTotal }: ValueFieldsProps) {
  const { t } = useTranslation('financeTitles');
  const { getValues, setValue } = useFormContext<TitleInput>();
  const currencyId = useWatch<TitleInput, 'currencyId'>({ name: 'currencyId' });
  const chosen = currencies.options.find(({ id }) => id === currencyId);
  const currencyValue = useWatch<TitleInput, 'currencyValue'>({ name: 'currencyValue' });
  const quotation = useWatch<TitleInput, 'quotation'>({ name: 'quotation' });
  const foreign = isForeign(currencyId, currencies.options, { currencyValue, quotation });
  const compute = () => {
    const value = inReais(getValues('currencyValue'), getValues('quotation'));
    setValue('total', value, { shouldDirty: true });
    onTotal();
  };
  const changeCurrency = (id: string | number | null) => {
    setValue('currencyValue', null);
    setValue('quotation', null);
    const next = currencies.options.find((option) => option.id === id);
    // A figure in reais is none of another currency: the value is typed anew.
    if (next && !isReal(next)) compute();
  };
  return (
    <>
      <Span of={3}>
        <SelectField
          name="currencyId"
          label={t('form.currency')}
          required
          {...currencies}
          onChanged={(id) => changeCurrency(id)}
        />
      </Span>
      {foreign && (
        <>
          <Span of={3}>
            <MoneyField
              name="currencyValue"
              label={t('form.currencyValue', { currency: chosen?.name ?? t('form.ownCurrency') })}
              prefix={undefined}
              onChanged={compute}
              required
            />
          </Span>
          <Span of={3}>
            <NumberField
              name="quotation"
              label={t('form.quotation')}
              decimals={4}
              onChanged={compute}
              required
            />
          </Span>
        </>
      )}
      <Span of={3}>
        <MoneyField name="total" label={t('form.value')} readOnly={foreign} onChanged={onTotal} required />
      </Span>
    </>
  );
}
