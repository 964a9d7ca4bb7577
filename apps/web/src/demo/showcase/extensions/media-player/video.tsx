import classes from './media.module.css';

export default function Video() {
  return (
    <video className={classes.video} src="/demo/matatu.webm" controls preload="metadata" playsInline>
      <track kind="captions" src="/demo/matatu.en.vtt" srcLang="en" label="English" default />
      <track kind="captions" src="/demo/matatu.sw.vtt" srcLang="sw" label="Kiswahili" />
    </video>
  );
}
