/** What a link of rich text may lead to: the web, mails, phones, files and the rooms of a team. Nothing that runs. */
export const linkSchemes = [
  ...['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'ftp', 'ftps', 'sip', 'xmpp', 'callto'],
  ...['slack', 'msteams', 'zoommtg', 'skype', 'whatsapp', 'tg', 'signal'],
];

/**
 * The elements that rich text may be made of. A picture (`img`) or a link to a file (`a`) names an attachment of the task by its id
 * in `data-file`, and never has an address of its own: who reads it is given one.
 */
export const richTextTags = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'span'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
];
