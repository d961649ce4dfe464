import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '@/domain/identity/identityWire';
import { today as todayHere } from '@/platform/format/date';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { Banner } from '@/platform/ui/Banner';
import { BRAND } from '@/platform/ui/brand';
import { chatHref } from '../help/rules/chatHref';
import { trialState } from './rules/trialState';

const Place = styled('div')({ marginBottom: 14 });

/** Tells a free account how its trial stands; waved away, it is back the next day. */
export function TrialBanner({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('home');
  const [today] = useState(() => todayHere());
  const state = trialState(identity, today);
  const [waved, wave] = useViewChoice('trial', ['', `${state?.kind} ${today}`]);
  if (!state || waved !== '') return null;
  const chat = chatHref(identity.urls.chatUrl, t('trial.question', { brand: BRAND }));
  const ask = () => window.open(chat ?? '', '_blank', 'noopener,noreferrer');
  const nfpe = state.kind === 'nfpeOnly';
  return (
    <Place>
      <Banner
        tone={nfpe ? 'info' : 'warning'}
        {...(nfpe ? {} : { icon: <HourglassTopOutlined /> })}
        fact={t(`trial.${state.kind}.fact`, { count: state.kind === 'days' ? state.days : 0 })}
        text={t(`trial.${state.kind}.text`)}
        {...(chat === null ? {} : { action: { label: t('trial.plans'), onClick: ask } })}
        onClose={() => wave(`${state.kind} ${today}`)}
      />
    </Place>
  );
}
