import { toBase64 } from '@/platform/forms/files/fileContent';
import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import type { VideoValues } from './helpCenterSchemas';
import { Video } from './helpCenterWire';

/** A picture as the wire has it: null takes it away, a new one comes with its content, left out it stays. */
interface SentPicture {
  readonly fileName: string;
  readonly contentAsBase64String: string;
}

interface VideoBody extends Omit<VideoValues, 'thumbnail'> {
  readonly thumbnail?: SentPicture | null;
  /** The picture of the video that a new one was copied from, by its address. */
  readonly thumbnailUrl?: string;
}

async function toVideoBody({ thumbnail, ...values }: VideoValues, isNew: boolean): Promise<VideoBody> {
  if (typeof thumbnail === 'string') return isNew ? { ...values, thumbnailUrl: thumbnail } : values;
  if (thumbnail === null) return { ...values, thumbnail: null };
  const contentAsBase64String = await toBase64(thumbnail);
  return { ...values, thumbnail: { fileName: thumbnail.name, contentAsBase64String } };
}

const calls = registerCalls<Video, Video, VideoBody>('SystemHelpCenterPost', {
  row: Video,
});

/** The calls of the videos; a new picture goes along as base64. */
export const videoService: RegisterCalls<Video, Video, VideoValues> = {
  ...calls,
  create: async (values) => calls.create?.(await toVideoBody(values, true)),
  update: async (id, values, version) => calls.update(id, await toVideoBody(values, false), version),
};
