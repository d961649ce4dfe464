/** The search parameter that names the open video; links of the help button carry it too. */
export const VIDEO = 'video';

/** Where one video is open over the list. */
export const videoPlace = (id: number) => ({ search: `?${VIDEO}=${id}` });
