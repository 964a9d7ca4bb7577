import '@mantine/core/styles/PinInput.layer.css';
import { Input, PinInput } from '@mantine/core';
import { useState } from 'react';

const sent = '482913';

export default function Code() {
  const [code, setCode] = useState('');
  const isWrong = code.length === sent.length && code !== sent;
  const isRight = code === sent;
  return (
    <Input.Wrapper
      label="Code"
      labelElement="div"
      description={`Sent to +254 712 000 345. In this example it is ${sent}.`}
      error={isWrong && 'This is not the code. Look at the latest message.'}
    >
      <PinInput
        length={sent.length}
        type="number"
        oneTimeCode
        value={code}
        onChange={setCode}
        error={isWrong}
        gap="xs"
        dir="ltr"
        getInputProps={(at) => ({ 'aria-label': `Figure ${at + 1} of ${sent.length}` })}
      />
      <p role="status">{isRight && 'Thank you: the number is yours.'}</p>
    </Input.Wrapper>
  );
}
