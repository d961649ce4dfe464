import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AllFields, type FieldState } from '@/platform/forms/gallery/AllFields';
import { empty, filled, words } from '@/platform/forms/gallery/samples';
import { SampleForm } from '@/platform/forms/gallery/SampleForm';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { keysOf } from '@/platform/typed/records';
import { Card } from '@/platform/ui/Card';

type StateName = keyof typeof words.states;

const STATES: Readonly<Record<StateName, FieldState & { values: typeof empty | typeof filled }>> = {
  empty: { values: empty },
  filled: { values: filled },
  error: { values: filled },
  disabled: { values: filled, disabledReason: words.reason },
  readOnly: { values: filled, readOnly: true },
  loading: { values: empty, loading: true },
};

function StateForm({ name }: { name: StateName }) {
  const { values, ...state } = STATES[name];
  const tokens = useSchemeColours();
  const colour = values === filled ? tokens.chart1 : null;
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...values, colour } });
  const { setError } = form;
  useEffect(() => {
    if (name !== 'error') return;
    for (const field of Object.keys(values)) setError(field, { message: words.wrong });
  }, [name, values, setError]);
  return (
    <FormProvider {...form}>
      <AllFields {...state} />
    </FormProvider>
  );
}

/** Every field in every state, and a whole form. */
export function FormsGallery() {
  const [name, setName] = useState<StateName>('empty');
  return (
    <>
      <Card title={words.form}>
        <SampleForm />
      </Card>
      <Tabs value={name} onChange={(_, next: StateName) => setName(next)} variant="scrollable" sx={{ my: 2 }}>
        {keysOf(words.states).map((state) => (
          <Tab key={state} value={state} label={words.states[state]} />
        ))}
      </Tabs>
      <Card title={words.states[name]}>
        <StateForm key={name} name={name} />
      </Card>
    </>
  );
}
