import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';

const Box = styled('div')({ width: 190, '& .MuiFormHelperText-root': { display: 'none' } });

const ALL = 'todos';

interface AssistantSelectProps {
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Whose documents the list shows. */
export function AssistantSelect({ options, value, onChange }: AssistantSelectProps) {
  const { t } = useTranslation('assist');
  return (
    <Box>
      <SelectControl
        label={t('desk.assistant.filter')}
        options={[{ id: ALL, name: t('desk.assistant.all') }, ...options]}
        value={value ?? ALL}
        onChange={(id) => onChange(id === ALL ? null : id)}
        clearable={false}
      />
    </Box>
  );
}
