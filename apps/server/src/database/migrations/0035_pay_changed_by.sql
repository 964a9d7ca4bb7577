-- Who said where pay goes: a failed payout goes to another receiver than was approved only by a second person.
alter table employees add column pay_changed_by uuid;
alter table employees add foreign key (tenant_id, pay_changed_by) references users;
