import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { FieldNote } from '../../components/FieldNote';
import type { RegistrationValues } from '../fiscalSchemas';
import { registrationFault, registrationLengths } from '../rules/stateRegistration';

/** How many digits a registration of the chosen state has, and whether this one is right. */
export function RegistrationNote({ values }: NoteProps<RegistrationValues>) {
  const { t } = useTranslation('financeFiscal');
  const { stateInitials: state, registration } = values;
  if (state === null) return <FieldNote>{t('registration.chooseState')}</FieldNote>;
  if (registration !== '' && registrationFault(state, registration) === null)
    return <FieldNote>{t('registration.right', { state })}</FieldNote>;
  return (
    <FieldNote>
      {t('registration.expected', { state, lengths: registrationLengths(state).join(t('registration.or')) })}
    </FieldNote>
  );
}
