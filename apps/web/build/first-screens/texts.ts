/** Where texts are asked for while screens are drawn. */
export const texts = '/texts';
