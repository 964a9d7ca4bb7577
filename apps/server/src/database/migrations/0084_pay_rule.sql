-- Whether who pays for an app's work does that by hand, or an approval pays within their limits.
alter table apps add pay_rule text not null default 'by-hand';
comment on column apps.pay_rule is 'Chosen by the payer: by-hand, when-approved.';
