import { Tooltip } from '@mantine/core';
import classes from './tooltips.module.css';

const files = [
  'Contract with Highland Tea Growers about the delivery of tea until the end of 2028, signed.pdf',
  'Minutes of the meeting in Kericho about prices, quality and the new road to the factory.docx',
];

export default function Long() {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file}>
          <Tooltip label={file} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
            <button type="button" className={classes.file}>
              {file}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
