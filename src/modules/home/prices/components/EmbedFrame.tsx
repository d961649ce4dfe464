import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import type { EmbedAddress } from '../rules/embedAddress';

const HEIGHT = 320;
/** A frame that says nothing for so long has been blocked somewhere on the way. */
const PATIENCE_MS = 12_000;

const Box = styled('div')({
  position: 'relative',
  height: HEIGHT,
  '& > div': { position: 'absolute', inset: 0 },
});
const Frame = styled('iframe')({ display: 'block', width: '100%', height: '100%', border: 0 });
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '4px 8px' });

interface EmbedFrameProps {
  readonly address: EmbedAddress;
  /** It does not come: this browser or the network keeps it back. */
  readonly onBlocked: () => void;
  readonly onRevoke: () => void;
}

/**
 * The page of another site. Its scripts run in an origin of their own: no cookie, no storage, nothing of this page, no
 * pop-up, no form, no navigation of the window; and it does not learn the address of the page.
 */
export function EmbedFrame({ address, onBlocked, onRevoke }: EmbedFrameProps) {
  const { t } = useTranslation('home');
  const { href, host } = address;
  const [loaded, setLoaded] = useState(false);
  const giveUp = useEffectEvent(onBlocked);

  useEffect(() => {
    if (loaded) return undefined;
    const timer = window.setTimeout(() => giveUp(), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [loaded]);
  useEffect(() => {
    // The policy of this very server may forbid the frame; the browser then shows an empty box and says so only here.
    const refused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.includes(host)) giveUp();
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, [host]);

  return (
    <>
      <Box>
        {!loaded && (
          <Loading label={t('prices.embed.loading', { host })}>
            <SkeletonBlock height={HEIGHT} radius={0} />
          </Loading>
        )}
        <div>
          <Frame
            src={href}
            title={t('prices.embed.frame', { host })}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            allow=""
            loading="lazy"
            onLoad={() => setLoaded(true)}
          />
        </div>
      </Box>
      <Foot>
        <Button
          size="small"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<OpenInNewOutlined />}
        >
          {t('prices.embed.open', { host })}
        </Button>
        <Button size="small" onClick={onRevoke}>
          {t('prices.embed.revoke')}
        </Button>
      </Foot>
    </>
  );
}
