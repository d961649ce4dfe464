import { type FieldErrors, json } from '../../answers';
import type {
  FaqQuestion,
  FaqTopic,
  Video,
  VideoLink,
  VideoSubtopic,
  VideoTopic,
} from '../../db/platform/helpCenter';
import type { PlatformRow } from '../../db/platform/platformRow';
import { helpScreenName, helpScreens } from '../../db/helpScreens';
import type { Table } from '../../db/table';
import { answerOf, longerThan, missing, platformRegister } from '../../platformRegister';
import { id, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';

const tables = () => demo.world.platform;
const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** A name that is unique in its table, and what is wrong with it. */
function checkedName<T extends PlatformRow & { name: string }>(
  sent: unknown,
  rows: T[],
  ownId: number | undefined,
  errors: FieldErrors,
): string {
  const name = text(sent) ?? '';
  if (name === '') errors['Name'] = missing('Nome');
  else if (name.length > 60) errors['Name'] = longerThan('Nome', 60);
  else if (rows.some((row) => row.id !== ownId && row.name.toLowerCase() === name.toLowerCase()))
    errors['Name'] = ['Já existe um registro com este nome.'];
  return name;
}

/** The place in the list; who gives none goes to its end. */
function placed(sent: unknown, rows: readonly { sequence: number }[]): number {
  const given = typeof sent === 'string' && sent !== '' ? Number(sent) : sent;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0) return given;
  return Math.max(0, ...rows.map(({ sequence }) => sequence)) + 1;
}

const themes = platformRegister<FaqTopic>({
  controller: 'SystemFAQTopic',
  slug: 'temas-agrupados',
  nameOf: (row) => row.name,
  table: () => tables().faqTopics,
  wire: (row) => ({
    ...row,
    questions: tables().faqQuestions.filter(({ topicId }) => topicId === row.id).length,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const rows = tables().faqTopics.all();
    const name = checkedName(sent['name'], rows, ownId, errors);
    return answerOf(errors, {
      name,
      description: text(sent['description']) ?? '',
      sequence: placed(sent['sequence'], rows),
    });
  },
  dependents: (row) => [
    {
      name: 'Perguntas e respostas',
      count: tables().faqQuestions.filter(({ topicId }) => topicId === row.id).length,
    },
  ],
  inUse: 'O tema tem perguntas e não pode ser excluído.',
});

const questions = platformRegister<FaqQuestion>({
  controller: 'SystemFAQTopicQA',
  slug: 'perguntas-respostas',
  nameOf: (row) => row.question,
  table: () => tables().faqQuestions,
  wire: (row) => ({ ...row, topicName: tables().faqTopics.need(row.topicId).name }),
  check: (sent) => {
    const errors: FieldErrors = {};
    const topicId = id(sent['topicId']) ?? 0;
    const question = text(sent['question']) ?? '';
    const answer = text(sent['answer']) ?? '';
    if (!tables().faqTopics.get(topicId)) errors['TopicId'] = ['Tema não encontrado.'];
    if (question === '') errors['Question'] = missing('Pergunta');
    else if (question.length > 200) errors['Question'] = longerThan('Pergunta', 200);
    if (plain(answer) === '') errors['Answer'] = missing('Resposta');
    const others = tables().faqQuestions.filter((row) => row.topicId === topicId);
    return answerOf(errors, { topicId, question, answer, sequence: placed(sent['sequence'], others) });
  },
});

const videoTopics = platformRegister<VideoTopic>({
  controller: 'SystemHelpCenterTopic',
  slug: 'topicos-videos',
  nameOf: (row) => row.name,
  table: () => tables().videoTopics,
  wire: (row) => ({ ...row, videos: tables().videos.filter(({ topicId }) => topicId === row.id).length }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const rows = tables().videoTopics.all();
    const name = checkedName(sent['name'], rows, ownId, errors);
    return answerOf(errors, {
      name,
      description: text(sent['description']) ?? '',
      sequence: placed(sent['sequence'], rows),
    });
  },
  dependents: (row) => [
    {
      name: 'Subtópicos',
      count: tables().videoSubtopics.filter(({ topicId }) => topicId === row.id).length,
    },
    { name: 'Vídeos', count: tables().videos.filter(({ topicId }) => topicId === row.id).length },
  ],
  inUse: 'O tópico está em uso e não pode ser excluído.',
});

const videoSubtopics = platformRegister<VideoSubtopic>({
  controller: 'SystemHelpCenterSubtopic',
  slug: 'subtopicos-videos',
  nameOf: (row) => row.name,
  table: () => tables().videoSubtopics,
  wire: (row) => ({
    ...row,
    topicName: tables().videoTopics.need(row.topicId).name,
    videos: tables().videos.filter(({ subtopicId }) => subtopicId === row.id).length,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const topicId = id(sent['topicId']) ?? 0;
    const siblings = tables().videoSubtopics.filter((row) => row.topicId === topicId);
    const name = checkedName(sent['name'], siblings, ownId, errors);
    if (!tables().videoTopics.get(topicId)) errors['TopicId'] = ['Tópico não encontrado.'];
    return answerOf(errors, { topicId, name, sequence: placed(sent['sequence'], siblings) });
  },
  dependents: (row) => [
    { name: 'Vídeos', count: tables().videos.filter(({ subtopicId }) => subtopicId === row.id).length },
  ],
  inUse: 'O subtópico tem vídeos e não pode ser excluído.',
});

/** The picture that was sent with its content, kept as a data address; undefined where none was sent. */
function picture(sent: unknown): string | null | undefined {
  if (sent === null) return null;
  const { fileName, contentAsBase64String } = (sent ?? {}) as Record<string, unknown>;
  if (typeof fileName !== 'string' || typeof contentAsBase64String !== 'string') return undefined;
  const kind = /\.png$/i.test(fileName) ? 'png' : /\.webp$/i.test(fileName) ? 'webp' : 'jpeg';
  return `data:image/${kind};base64,${contentAsBase64String}`;
}

const VIDEO_ADDRESS =
  /^(?:\/academia|https:\/\/(?:[\w.-]*academia|(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/|youtu\.be\/)|https:\/\/[\w.-]+\/academia)/;

const videos = platformRegister<Video>({
  controller: 'SystemHelpCenterPost',
  slug: 'videos',
  nameOf: (row) => row.name,
  table: () => tables().videos,
  wire: (row) => ({
    ...row,
    topicName: tables().videoTopics.need(row.topicId).name,
    subtopicName: tables().videoSubtopics.get(row.subtopicId)?.name ?? null,
    screens: tables().videoLinks.filter(({ videoId }) => videoId === row.id).length,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent['name']) ?? '';
    const topicId = id(sent['topicId']) ?? 0;
    const subtopicId = id(sent['subtopicId']) ?? null;
    const videoUrl = text(sent['videoUrl']) ?? '';
    const minutes = sent['durationMinutes'];
    if (name === '') errors['Name'] = missing('Título');
    else if (name.length > 100) errors['Name'] = longerThan('Título', 100);
    if (!VIDEO_ADDRESS.test(videoUrl))
      errors['VideoUrl'] = ['Informe um endereço do YouTube ou da academia.'];
    if (!tables().videoTopics.get(topicId)) errors['TopicId'] = ['Tópico não encontrado.'];
    if (subtopicId !== null && tables().videoSubtopics.get(subtopicId)?.topicId !== topicId)
      errors['SubtopicId'] = ['O subtópico não é deste tópico.'];
    // A copy has the picture of what it was copied from, by its address.
    const copied = ownId === undefined ? text(sent['thumbnailUrl']) : undefined;
    const kept = tables().videos.get(ownId)?.thumbnailUrl ?? copied ?? null;
    const siblings = tables().videos.filter((row) => row.topicId === topicId);
    return answerOf(errors, {
      name,
      topicId,
      subtopicId,
      videoUrl,
      thumbnailUrl: picture(sent['thumbnail']) ?? (sent['thumbnail'] === null ? null : kept),
      description: text(sent['description']) ?? '',
      durationMinutes: typeof minutes === 'number' && minutes > 0 ? Math.round(minutes) : null,
      sequence: placed(sent['sequence'], siblings),
    });
  },
  dependents: (row) => [
    {
      name: 'Vídeos por tela',
      count: tables().videoLinks.filter(({ videoId }) => videoId === row.id).length,
    },
  ],
  inUse: 'O vídeo está ligado a telas e não pode ser excluído.',
});

const links = platformRegister<VideoLink>({
  controller: 'SystemHelpCenterPostLinkedUrl',
  slug: 'videos-telas',
  nameOf: (row) => `${row.urlName} ${tables().videos.need(row.videoId).name}`,
  table: () => tables().videoLinks,
  wire: ({ videoId, ...row }) => ({
    ...row,
    screenName: helpScreenName(demo.world, row.urlName),
    systemHelpCenterPostId: videoId,
    systemHelpCenterPostName: tables().videos.need(videoId).name,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const urlName = text(sent['urlName']) ?? '';
    const videoId = id(sent['systemHelpCenterPostId']) ?? 0;
    const name = text(sent['name']) ?? '';
    if (urlName === '') errors['UrlName'] = missing('Tela');
    else if (!helpScreens(demo.world).some((screen) => screen.id === urlName))
      errors['UrlName'] = ['Tela não encontrada.'];
    if (!tables().videos.get(videoId)) errors['SystemHelpCenterPostId'] = ['Vídeo não encontrado.'];
    if (name.length > 100) errors['Name'] = longerThan('Nome na tela', 100);
    // A copy of a link differs in its words at least.
    const duplicate = tables().videoLinks.find(
      (row) => row.id !== ownId && row.urlName === urlName && row.videoId === videoId && row.name === name,
    );
    if (duplicate) errors['SystemHelpCenterPostId'] = ['Este vídeo já está ligado a esta tela.'];
    return answerOf(errors, { urlName, videoId, name });
  },
});

const master = { master: true } as const;
const inOrder = <T extends PlatformRow & { name: string; sequence: number }>(table: Table<T>) =>
  table
    .filter(({ active }) => active)
    .toSorted((a, b) => a.sequence - b.sequence || a.name.localeCompare(b.name, 'pt-BR'));
const named = ({ id: ownId, name }: { id: number; name: string }) => ({ id: ownId, name });

const lists = [
  route(
    'GET',
    '/SystemFAQTopic/GetTopicsForSelectList',
    () => json(inOrder(tables().faqTopics).map(named)),
    master,
  ),
  route(
    'GET',
    '/SystemHelpCenterTopic/GetTopicsForSelectList',
    () => json(inOrder(tables().videoTopics).map(named)),
    master,
  ),
  route(
    'GET',
    '/SystemHelpCenterSubtopic/GetSubtopicsForSelectList',
    ({ query }) =>
      json(
        inOrder(tables().videoSubtopics)
          .filter(({ topicId }) => topicId === id(query.get('topicId')))
          .map(named),
      ),
    master,
  ),
  route(
    'GET',
    '/SystemHelpCenterPost/GetPostsForSelectList',
    () => json(inOrder(tables().videos).map(named)),
    master,
  ),
  route(
    'GET',
    '/SystemHelpCenterPostLinkedUrl/GetUrlsForSelectList',
    () => json(helpScreens(demo.world)),
    master,
  ),
];

export const helpCenterHandlers = [
  ...themes,
  ...questions,
  ...videoTopics,
  ...videoSubtopics,
  ...videos,
  ...links,
  ...lists,
];
