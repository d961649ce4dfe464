import { GoogleMap } from '@react-google-maps/api';
import { useRef, useState } from 'react';
import type { SurfaceProps } from '../surfaceProps';
import { createGoogleHost, googleOptions } from './googleHost';

const FILL = { position: 'absolute', inset: 0, zIndex: 0 } as const;

/** Google's map; its script must be there. */
export function GoogleSurface({ first, onHost }: SurfaceProps) {
  const [options] = useState(() => {
    const { center, zoom } = first.current;
    return { ...googleOptions, center: { ...center }, zoom };
  });
  const live = useRef<google.maps.Map | null>(null);
  const leave = useRef<(() => void) | null>(null);

  const loaded = (map: google.maps.Map) => {
    live.current = map;
    void createGoogleHost(map).then((host) => {
      // Development mounts everything twice: the first map is gone before it stands.
      if (live.current === map) leave.current = onHost(host);
      else host.destroy();
    });
  };
  const unmounted = () => {
    live.current = null;
    leave.current?.();
    leave.current = null;
  };

  return <GoogleMap mapContainerStyle={FILL} options={options} onLoad={loaded} onUnmount={unmounted} />;
}
