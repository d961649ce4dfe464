import billPicture from './data/billPicture.json' with { type: 'json' };

/** A photographed electricity bill, JPEG in base64. */
export const billJpeg = billPicture.join('');
