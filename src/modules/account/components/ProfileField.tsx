import { useTranslation } from 'react-i18next';
import { SelectField } from '@/platform/forms/fields/SelectField';
import type { ProfileChoice } from './useProfileChoice';

interface ProfileFieldProps {
  readonly choice: ProfileChoice;
  readonly fixed: boolean;
  /** The profile that the user has, should it be none of those that can be given. */
  readonly current?: { readonly id: number; readonly name: string } | null;
}

/** The access type of an invitation, with what it is for. */
export function ProfileField({ choice, fixed, current = null }: ProfileFieldProps) {
  const { t } = useTranslation('account');
  const about = [choice.typeName, choice.description].filter(Boolean).join(': ');
  return (
    <SelectField
      name="profileId"
      label={t('invite.profile')}
      required
      readOnly={fixed}
      helper={fixed ? t('invite.profileFixed') : about}
      current={current}
      {...choice.source}
      onChanged={choice.onProfile}
    />
  );
}
