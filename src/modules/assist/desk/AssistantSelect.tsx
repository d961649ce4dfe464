import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';

const Box = styled('div')({ width: 190, '& .MuiFormHelperText-root': { display: 'none' } });

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
        options={options}
        value={value}
        onChange={onChange}
        helper=""
      />
    </Box>
  );
}
