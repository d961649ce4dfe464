import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { radius } from '@/platform/theme/tokens';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: radius.chip,
});

/** A picture from a file on this device. */
export function LocalPicture({ file, alt }: { file: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Picture ref={image} alt={alt} />;
}

export function StoredPicture({ url, alt }: { url: string; alt: string }) {
  return <Picture src={url} alt={alt} />;
}

/** A small picture of a file: itself if it is an image, else a sign of its kind. */
export function FilePicture({ name, file }: { name: string; file?: File | undefined }) {
  if (file && /\.(png|jpe?g|gif|webp)$/i.test(name)) return <LocalPicture file={file} alt="" />;
  if (/\.pdf$/i.test(name)) return <PictureAsPdfOutlined />;
  return /\.(mp3|aac|ogg|oga|opus|wav|m4a|webm)$/i.test(name) ? (
    <AudioFileOutlined />
  ) : (
    <DescriptionOutlined />
  );
}
