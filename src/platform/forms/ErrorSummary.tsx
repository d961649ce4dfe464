import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContext, useSyncExternalStore } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { errorsInOrder } from '@/platform/forms/fieldErrors';
import { RegistryContext } from '@/platform/forms/formContext';
import type { FormFailure } from '@/platform/forms/formFailure';
import { translateMessage } from '@/platform/forms/formMessage';

/** The message behind the label of its field, with which many begin themselves: 'Nome' and ': é obrigatório.' */
function afterLabel(message: string, label: string): string {
  const rest = message.startsWith(label) ? message.slice(label.length).replace(/^[:\s]+/, '') : message;
  return `: ${rest}`;
}

const NO_FIELDS = { subscribe: () => () => undefined, version: () => 0 };

interface ErrorSummaryProps {
  /** In the server's words. */
  readonly messages: readonly string[];
  readonly failure: FormFailure | null;
}

/**
 * What is wrong with the form. Messages of no field are in view; the list of fields is for those who do not see the
 * fields themselves, and shows itself when one of its links is reached by keyboard.
 */
export function ErrorSummary({ messages, failure }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const registry = useContext(RegistryContext);
  // The fields say what they are called after this has been drawn.
  const { subscribe, version } = registry ?? NO_FIELDS;
  useSyncExternalStore(subscribe, version);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const wrong = submitCount > 0 ? errorsInOrder(errors, registry?.names() ?? []) : [];
  const said = failure === null ? messages : [...messages, t(`failure.${failure}`)];
  if (wrong.length === 0 && said.length === 0) return null;
  const labelOf = registry?.labelOf ?? ((name: string) => name);
  return (
    // Read out as a whole when it appears; afterwards only what is added, not the rest again after each correction.
    <Box role="alert" aria-atomic={false} aria-relevant="additions" sx={{ mb: said.length > 0 ? 2 : 0 }}>
      {said.length > 0 && (
        <DangerAlert severity="error" role="presentation">
          {said.map((message) => (
            <div key={message}>{message}</div>
          ))}
        </DangerAlert>
      )}
      {wrong.length > 0 && (
        <Box
          sx={{
            mb: 2,
            '&:not(:focus-within)': {
              position: 'absolute',
              clipPath: 'inset(50%)',
              // In pixels: a bare 1 means all of it here, and the dialog around would scroll its foot away.
              width: '1px',
              height: '1px',
              m: 0,
              overflow: 'hidden',
              // Lines keep their length: a reader would spell words that are broken at every letter.
              '& > *': { width: 'max-content' },
            },
          }}
        >
          {t('summary', { count: wrong.length })}
          <ul>
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <Link component="button" type="button" onClick={() => setFocus(name)}>
                  {labelOf(name)}
                </Link>
                {afterLabel(translateMessage(message, t, labelOf(name), labelOf), labelOf(name))}
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Box>
  );
}
